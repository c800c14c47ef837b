/**
 * Reports texts without an element of their own that change, come or go, and elements that come before such a text. A
 * browser that translates the page moves each text into an element: React would change the text that was moved away,
 * which nobody sees, or fail on it. Needs nothing from outside, so that it can run in the page.
 */
export function watchBareTexts(report: (fault: string) => void = console.error): () => void {
  // React marks a text that stands beside other children. Of a text alone in its element it sets the element's content.
  const isBare = (node: Node | null) =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      if (isBare(target)) report(`The bare text "${target.textContent}" changed`);
      for (const node of [...addedNodes, ...removedNodes])
        if (isBare(node)) report(`The bare text "${node.textContent}" came or went`);
      for (const { nextSibling } of addedNodes)
        if (isBare(nextSibling))
          report(`Something came before the bare text "${nextSibling?.textContent}"`);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
