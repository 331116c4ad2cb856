// Tables that are wider than the page say so; a link to something folded unfolds it.
"use strict";
{
  const measure = () => {
    for (const box of document.querySelectorAll(".scroll")) {
      const more = box.scrollWidth > box.clientWidth + 1;
      box.classList.toggle("more", more);
      if (more) box.tabIndex = 0; else box.removeAttribute("tabindex");
    }
  };
  const unfold = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  addEventListener("resize", measure);
  addEventListener("hashchange", unfold);
  document.addEventListener("toggle", measure, true);
  measure();
  unfold();
}
