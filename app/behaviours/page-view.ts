/** Sends a counted event; nothing else on the site does. It has no cookie and no personal data. */
function count(event: object) {
  // No more than the server accepts. Only search paths are longer, and search terms are not counted.
  const body = JSON.stringify({ page: location.pathname.slice(0, 300), ...event });
  navigator.sendBeacon("/api/website/analytics", new Blob([body], { type: "application/json" }));
}

function countPageView() {
  count({ event: "page_view" });
}

// A prerendered page counts when it is shown. A page restored from the back/forward cache counts again.
if ("prerendering" in document && document.prerendering === true) {
  document.addEventListener("prerenderingchange", countPageView, { once: true });
} else {
  countPageView();
}
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) countPageView();
});
// From the scripts that are fetched later (count-event.ts).
addEventListener("count", ({ detail }) => count(detail));
