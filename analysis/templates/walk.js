// A line, board by board: buttons, a slider, and the arrow keys.
"use strict";
{
  const make = (kind, text, ...inside) => {
    const item = document.createElement("div");
    item.className = kind;
    if (text) item.textContent = text;
    item.append(...inside);
    return item;
  };
  const small = text => {
    const item = document.createElement("small");
    item.textContent = " " + text;
    return item;
  };
  const zone = card => {
    if (!card) return make("zone");
    const words = document.createElement("span");
    words.append(card.position === "SET" && !card.name ? "Set" : card.name);
    if (card.position === "SET") words.append(small("Set"));
    if (card.position === "DEF") words.append(small("defense"));
    if (card.under?.length) words.append(small("over " + card.under.join(", ")));
    if (card.equips?.length) words.append(small("with " + card.equips.join(", ")));
    const item = make("zone full", "", words);
    item.dataset.card = card.name;
    return item;
  };
  const counted = names => {
    const copies = new Map();
    for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
    return [...copies].map(([name, number]) => number > 1 ? `${number}× ${name}` : name).join(", ");
  };
  let used = null;
  for (const walk of document.querySelectorAll(".walk")) {
    const { tables, steps } = JSON.parse(walk.querySelector("script").textContent);
    const [first, back, slider, on, last] = walk.querySelectorAll("button, input");
    const told = walk.querySelector(".told"), board = walk.querySelector(".board");
    const piles = walk.querySelector(".piles");
    slider.max = tables.length - 1;
    let at = 0;
    walk.show = to => {
      at = Math.min(Math.max(to, 0), tables.length - 1);
      slider.value = at;
      const table = tables[at], step = steps[at - 1];
      told.replaceChildren(
        make("", step ? `${at} of ${steps.length}. ${step.text}` : "The opening hand"),
        ...(step?.chained ?? []).map(text => make("quiet", text)),
      );
      const monsters = {}, spells = {};
      for (const card of table.monsters) monsters[card.zone] = card;
      for (const card of table.spells) spells[card.zone] = card;
      const none = () => make("zone no");
      board.replaceChildren(
        spells[5] ? zone(spells[5]) : none(), zone(monsters[5]), none(), zone(monsters[6]), none(),
        ...[0, 1, 2, 3, 4].map(place => zone(monsters[place])),
        ...[0, 1, 2, 3, 4].map(place => zone(spells[place])),
      );
      piles.replaceChildren(...[
        ["Hand", table.hand], ["GY", table.grave], ["Banished", table.banished],
        ["Face-up in the Extra Deck", table.extra_face_up],
      ].filter(([, names]) => names.length).map(
        ([name, names]) => make("", `${name} (${names.length}): ${counted(names)}`)
      ));
      first.disabled = back.disabled = at === 0;
      on.disabled = last.disabled = at === tables.length - 1;
    };
    walk.go = by => walk.show(at + by);
    first.onclick = () => walk.show(0);
    back.onclick = () => walk.go(-1);
    on.onclick = () => walk.go(1);
    last.onclick = () => walk.show(tables.length - 1);
    slider.oninput = () => walk.show(Number(slider.value));
    walk.addEventListener("pointerdown", () => { used = walk; });
    walk.addEventListener("focusin", () => { used = walk; });
    walk.hidden = false;
    walk.show(0);
    used ??= walk;
  }
  addEventListener("keydown", event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const shown = used?.offsetParent ? used
      : [...document.querySelectorAll(".walk")].find(walk => walk.offsetParent);
    if (!by || !shown || event.target.type === "range" || event.ctrlKey || event.altKey
        || event.metaKey) return;
    shown.go(by);
    event.preventDefault();
  });
}
