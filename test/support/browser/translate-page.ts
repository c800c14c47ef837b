/**
 * Changes a page like a browser's translation, now and after later changes: each text is replaced by a copy in
 * `<font><font>`. The language stays the same, so that tests find the text, and no part is left out. Uses nothing from
 * outside, so that it can run in the page.
 */
export function translatePage(): () => void {
  const wrap = (text: Text) => {
    const around = text.parentElement;
    if (!text.data.trim() || !around) return;
    if (around.closest("font, head, script, style, noscript, textarea, option, svg")) return;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  };
  const wrapAll = (node: Node) => {
    if (node instanceof Text) return wrap(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) if (text instanceof Text) wrap(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of target instanceof Text ? [target] : addedNodes) wrapAll(node);
  });
  const start = () => {
    wrapAll(document);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
  return () => observer.disconnect();
}
