/**
 * The functions that run in the page, as text: the syntax of 2021 and nothing from outside. A part is named as people
 * see it.
 */
export type Part = {
  kind: "control" | "field" | "heading" | "any";
  name: string;
  /** A selector of its container. */
  within?: string;
};

export type Place = {
  x: number;
  y: number;
  /** The element over its middle, or none. */
  cover: string | null;
  value: string;
  hasFocus: boolean;
};

/** Scrolls a part to the middle of the window; `null` if the part is not visible. */
export function findPlace({ kind, name, within = "body" }: Part): Place | null {
  const selectors = {
    control: "button, summary, a[href], [role=option]",
    field: "input, select, textarea",
    heading: "h1, h2, h3",
    any: "*",
  };
  const flat = (text: string) => text.replace(/\s+/g, " ").trim();
  function isNamed(element: HTMLElement) {
    if (kind === "any") return element.matches(name);
    const labels = "labels" in element && element.labels instanceof NodeList ? element.labels : [];
    const names = [...labels].map(({ textContent }) => textContent || "");
    const own = element.getAttribute("aria-label");
    const text = kind === "field" ? "" : element.innerText || element.textContent || "";
    return [...names, own || text].some((each) => flat(each) === name);
  }
  function isSeen(element: HTMLElement) {
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = "checkVisibility" in element ? element.checkVisibility() : true;
    return isDrawn && width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  }
  const found = [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selectors[kind])])
    .find((element) => isNamed(element) && isSeen(element));
  if (!found) return null;
  // Old Chromiums scroll smoothly, as the style sheet asks, and ignore this option.
  document.documentElement.style.scrollBehavior = "auto";
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const box = found.getClientRects()[0] || found.getBoundingClientRect();
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  const label = top && top.closest("label");
  const isFree = top && (found.contains(top) || (label && label.control === found));
  const cover = top ? top.outerHTML.slice(0, 120) : "nothing: it is outside the window";
  const value = "value" in found ? String(found.value) : "";
  const hasFocus = found === document.activeElement;
  return { x, y, cover: isFree ? null : cover, value, hasFocus };
}

/** Selects an option, and fires the events of a real selection. */
export function chooseEntry(label: string, entry: string): boolean {
  const list = [...document.querySelectorAll("select")].find(
    ({ labels, offsetWidth }) =>
      offsetWidth > 0 &&
      [...labels].some(({ textContent }) => (textContent || "").trim() === label),
  );
  const option = list && [...list.options].find(({ text, value }) => [text, value].includes(entry));
  if (!list || !option) return false;
  list.value = option.value;
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** All visible text of the page, in one line. */
export const readText = () => document.body.innerText.replace(/\s+/g, " ");

export const sidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
