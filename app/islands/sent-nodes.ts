/** The children of each element of an island as the server sent them, with the text of those that are texts. */
export type SentNodes = readonly (readonly [
  parent: Element,
  children: readonly (readonly [node: ChildNode, text: string | null])[],
])[];

const sent = new WeakMap<Element, SentNodes>();

/** Notes the nodes of an island before a browser translates them, because React takes over no other. */
export function noteSentNodes(island: Element): void {
  sent.set(
    island,
    [island, ...island.querySelectorAll("*")].map((parent) => [
      parent,
      [...parent.childNodes].map((node) => [node, node.nodeValue]),
    ]),
  );
}

export const sentNodesOf = (island: Element): SentNodes => sent.get(island) ?? [];
