/** Behaviours of a few pages, each fetched only if an element of its selector is on the page. */
const lazyBehaviours = {
  "slide-show": () => import("./slide-show.ts"),
  "booking-popup": () => import("./booking-popup.ts"),
  "enquiry-section": () => import("./enquiry-section.ts"),
  "tab-set": () => import("./tab-set.ts"),
  "film-dialog": () => import("./film-dialog.ts"),
  "film-in-place": () => import("./film-in-place.ts"),
  "saved-properties": () => import("./saved-properties.ts"),
  "option-cards": () => import("./option-cards.ts"),
  "live-answer": () => import("./live-answer.ts"),
  "near-me": () => import("./near-me.ts"),
  "app-device": () => import("./app-device.ts"),
  "analytics-consent": () => import("./analytics-consent.ts"),
  "form[data-kept]": () => import("./kept-forms.ts"),
};

for (const [selector, load] of Object.entries(lazyBehaviours)) {
  if (document.querySelector(selector)) void load();
}
