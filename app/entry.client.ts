import "./behaviours/page-view.ts";
import "./behaviours/site-menu.ts";
import "./behaviours/search-box.ts";
import "./behaviours/calculators-widget.ts";
import "./islands/runtime.ts";

// Elements of few pages: even the list of their scripts is fetched only where one waits for its own.
if (document.querySelector(":not(:defined)")) void import("./behaviours/seldom.ts");
