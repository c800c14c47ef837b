/** Behaviours of a few pages, each fetched only if its element is on the page. */
const lazyBehaviours = {
  "slide-show": () => import("./slide-show.ts"),
  "booking-popup": () => import("./booking-popup.ts"),
  "enquiry-section": () => import("./enquiry-section.ts"),
  "tab-set": () => import("./tab-set.ts"),
  "film-dialog": () => import("./film-dialog.ts"),
  "saved-properties": () => import("./saved-properties.ts"),
  "option-cards": () => import("./option-cards.ts"),
  "near-me": () => import("./near-me.ts"),
};

for (const [name, load] of Object.entries(lazyBehaviours)) {
  if (document.querySelector(name)) void load();
}
