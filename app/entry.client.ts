import "./behaviours/page-view.ts";
import "./behaviours/search-box.ts";
import "./behaviours/calculators-widget.ts";
import "./islands/runtime.ts";

// The menu works without script, so its improvements are fetched when the pointer or the focus reaches the header or
// the dock, which both open it.
for (const type of ["pointerover", "focusin"])
  for (const part of document.querySelectorAll("body > header, #dock"))
    part.addEventListener(type, () => void import("./behaviours/site-menu.ts"));

// The newest of the features in `platform-gaps.ts`: a browser that has it has all of them.
if (!("name" in HTMLDetailsElement.prototype)) void import("./behaviours/platform-gaps.ts");

// Elements of only a few pages: the list of their scripts is fetched only if the page has one of them.
if (document.querySelector(":not(:defined, site-menu), form[data-kept]"))
  void import("./behaviours/lazy-behaviours.ts");
