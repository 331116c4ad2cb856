"""May an effect be activated, and can what it does be done."""
