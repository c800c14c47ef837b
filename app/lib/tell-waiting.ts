/** Milliseconds after which a wait is announced; most waits are shorter. */
const noticeMs = 300;

/** The page's one status, which moves into an open dialog: screen readers ignore the page behind one. */
export function statusNear(element: Element) {
  const status = document.querySelector<HTMLElement>("[data-waiting]");
  const place = element.closest("dialog") ?? document.body;
  if (status && status.parentElement !== place) place.append(status);
  return status;
}

/** Announces to screen readers that a press waits; returns a function that ends it. */
export function tellWaiting(pressed: Element): () => void {
  const status = statusNear(pressed);
  const say = (words = "") => {
    if (status) status.textContent = words;
  };
  const timer = setTimeout(() => say(status?.dataset["waiting"]), noticeMs);
  return () => {
    clearTimeout(timer);
    say();
  };
}
