import type { SentNodes } from "./sent-nodes.ts";

/**
 * Undoes what a translation did to the nodes of an island. Elements stay where they are, and with them the focus and
 * what was typed. True if something had changed.
 */
export function restoreNodes(sent: SentNodes): boolean {
  let hasChanged = false;
  for (const [parent, children] of sent) {
    const own = new Set(children.map(([node]) => node));
    for (const node of [...parent.childNodes]) {
      if (own.has(node)) continue;
      node.remove();
      hasChanged = true;
    }
    let place = parent.firstChild;
    for (const [node, text] of children) {
      if (node.nodeValue !== text) {
        node.nodeValue = text;
        hasChanged = true;
      }
      if (node === place) place = node.nextSibling;
      else {
        parent.insertBefore(node, place);
        hasChanged = true;
      }
    }
  }
  return hasChanged;
}
