import "./behaviours/page-view.ts";
import "./behaviours/search-box.ts";
import "./behaviours/calculators-widget.ts";
import "./islands/runtime.ts";

// The script of the menu is fetched when the pointer or the focus comes near the header.
for (const type of ["pointerover", "focusin"])
  document
    .querySelector("header")
    ?.addEventListener(type, () => void import("./behaviours/site-menu.ts"));

// The youngest of what that stands in for: a browser that has it has the rest.
if (!("name" in HTMLDetailsElement.prototype)) void import("./behaviours/platform-gaps.ts");

// Elements of few pages: even the list of their scripts is fetched only where one waits for its own.
if (document.querySelector(":not(:defined, site-menu)"))
  void import("./behaviours/lazy-behaviours.ts");
