import {
  createElement,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Resolves when React has taken over the island's HTML and handles its events. If the browser has sent the island's
 * form meanwhile, the island stays HTML: React would send the form a second time, as another message.
 */
export async function hydrate(
  root: HTMLElement,
  component: FunctionComponent<never>,
): Promise<void> {
  const props = await readProps(root.dataset);
  if (root.dataset["state"] !== "waking") return;
  const element = createElement(component as FunctionComponent<object>, props);
  await new Promise<void>((resolve, reject) => {
    // In a transition React works in slices, so that a slow phone responds to touches meanwhile.
    startTransition(() => {
      hydrateRoot(root, <WhenReady call={resolve}>{element}</WhenReady>, {
        identifierPrefix: `${root.dataset["islandId"]}-`,
        onUncaughtError: reject,
      });
    });
  });
  root.dataset["state"] = "awake";
  delete root.dataset["late"];
}

/** Reads the props from the page or, if they are too large for every reader to load, from their own URL. */
async function readProps({ props = "{}", propsFrom }: DOMStringMap): Promise<object> {
  if (!propsFrom) return JSON.parse(props);
  const response = await fetch(propsFrom);
  if (!response.ok) throw new Error(`${propsFrom} answered ${response.status}`);
  return response.json();
}

function WhenReady({ call, children }: { call: () => void; children: ReactNode }) {
  // An effect runs only once hydration is complete.
  useEffect(call, [call]);
  return children;
}
