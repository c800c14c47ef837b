import { createElement, type FunctionComponent, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Resolves when React has taken over the island's HTML and answers to its events. */
export function hydrate(root: HTMLElement, component: FunctionComponent<never>): Promise<void> {
  const props: object = JSON.parse(root.dataset["props"] ?? "{}");
  const element = createElement(component as FunctionComponent<object>, props);
  return new Promise((resolve, reject) => {
    hydrateRoot(root, <WhenReady call={resolve}>{element}</WhenReady>, {
      identifierPrefix: `${root.dataset["islandId"]}-`,
      onUncaughtError: reject,
    });
  });
}

function WhenReady({ call, children }: { call: () => void; children: ReactNode }) {
  // An effect runs only once hydration is complete.
  useEffect(call, [call]);
  return children;
}
