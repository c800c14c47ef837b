/**
 * Logs in the page what a screen reader announces by itself: a new page and its target, each move of the focus with
 * name and description, and each change of a live region. Most readers do not announce a polite region that appears
 * together with its text, but do announce an alert. Runs in the page, so it uses nothing from outside.
 */
export function logAnnouncements(log: string): readonly string[] {
  const heard: string[] = [];
  Reflect.set(globalThis, log, heard);
  /** Its content is read when it is reached, so it does not take its name from it. */
  const partOfPage = "form, section, dialog, main, video, [role=group]";
  const live = "[role=alert], [role=status], [role=log], output, [aria-live]";

  function textOf(node: Node | null): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || isSilent(node)) return "";
    const label = node.getAttribute("aria-label");
    if (label !== null && !node.matches(partOfPage)) return label;
    return [label, ...[...node.childNodes].map(textOf)].join(" ");
  }
  const isSilent = (element: Element) =>
    element.matches("[hidden], [aria-hidden=true], [inert], script, style") ||
    getComputedStyle(element).display === "none";
  /** A hidden element can still name another one. */
  const textsOf = (ids: string | null) =>
    (ids?.split(" ") ?? [])
      .flatMap((id) => [...(document.getElementById(id)?.childNodes ?? [])].map(textOf))
      .join(" ");

  function nameOf(element: Element) {
    const labels =
      "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return (
      textsOf(element.getAttribute("aria-labelledby")) ||
      element.getAttribute("aria-label") ||
      labels.map(textOf).join(" ") ||
      (element.matches(partOfPage) ? "" : textOf(element))
    );
  }

  function say(what: string, ...words: readonly string[]) {
    const text = words.join(" ").replaceAll(/\s+/g, " ").trim();
    if (text) heard.push(`${what}: ${text}`);
  }

  /** Hidden elements, and those behind an open dialog, are not announced. */
  function isHeard(region: Element) {
    const dialog = document.querySelector("dialog[open]");
    if (dialog && !dialog.contains(region)) return false;
    for (let at: Element | null = region; at; at = at.parentElement) if (isSilent(at)) return false;
    return region.getAttribute("aria-live") !== "off";
  }

  /** Ignores a browser's translation, which wraps texts already announced. */
  const isNoTranslation = (node: Node) => !(node instanceof Element && node.matches("font"));

  function hearChanges(records: readonly MutationRecord[]) {
    const changed = new Set<Element>();
    const come = new Set<Node>(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const isNew = (region: Element) => [...come].some((node) => node.contains(region));
    for (const { type, target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest(live);
      const isNews = type === "characterData" || [...addedNodes].some(isNoTranslation);
      if (around && isNews) changed.add(around);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const part of [node, ...node.querySelectorAll(live)])
            if (part.matches("[role=alert], [aria-live=assertive]")) changed.add(part);
    }
    for (const region of changed) {
      const role = region.getAttribute("role") ?? "status";
      if ((role === "alert" || !isNew(region)) && isHeard(region)) say(role, textOf(region));
    }
  }

  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element)
      say("focus", nameOf(target), textsOf(target.getAttribute("aria-describedby")));
  });
  const begin = () => {
    // The browser moves to the fragment's target a moment later.
    say("page", document.title, textsOf(decodeURIComponent(location.hash.slice(1))));
    new MutationObserver(hearChanges).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  if (document.readyState === "loading")
    document.addEventListener("readystatechange", begin, { once: true });
  else begin();
  return heard;
}
