/**
 * Reports changed, added or removed texts without an element of their own, and elements inserted before such a text. A
 * browser's translation moves each text into an element: React would then change the old text, which nobody sees, or
 * fail. Uses nothing from outside, so that it can run in the page.
 */
export function watchBareTexts(report: (fault: string) => void = console.error): () => void {
  // React marks a text node that has siblings. For a text alone in its element it sets the element's content.
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
