/** What the site counts, and the one place it is sent from. No cookie, nothing about a person. */
function count(event: string) {
  const body = JSON.stringify({ page: location.pathname, event });
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
