"""Yu-Gi-Oh! in batch analysis: hands searched, their tables, how runs are read."""
