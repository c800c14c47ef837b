import "./behaviours/page-view.ts";
import "./behaviours/site-menu.ts";
import "./behaviours/search-box.ts";
import "./behaviours/calculators-widget.ts";
import "./islands/runtime.ts";

/** Behaviours of few pages: fetched only where their element stands. */
const seldom = {
  "slide-show": () => import("./behaviours/slide-show.ts"),
  "booking-popup": () => import("./behaviours/booking-popup.ts"),
  "enquiry-section": () => import("./behaviours/enquiry-section.ts"),
  "tab-set": () => import("./behaviours/tab-set.ts"),
  "film-dialog": () => import("./behaviours/film-dialog.ts"),
  "saved-properties": () => import("./behaviours/saved-properties.ts"),
  "near-me": () => import("./behaviours/near-me.ts"),
};

for (const [name, load] of Object.entries(seldom)) {
  if (document.querySelector(name)) void load();
}
