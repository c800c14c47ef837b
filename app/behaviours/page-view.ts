/** Sends every count of the site from one place. No cookie, nothing about a person. */
function count(event: string) {
  // No more than the server takes. Only a search is longer, and what was searched for is not counted.
  const body = JSON.stringify({ page: location.pathname.slice(0, 300), event });
  navigator.sendBeacon("/api/website/analytics", new Blob([body], { type: "application/json" }));
}

function countPageView() {
  count("page_view");
}

// A page made ready in advance counts when it is looked at; one taken back from memory counts again.
if ("prerendering" in document && document.prerendering === true) {
  document.addEventListener("prerenderingchange", countPageView, { once: true });
} else {
  countPageView();
}
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) countPageView();
});
