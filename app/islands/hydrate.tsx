import {
  createElement,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { languageAsked } from "#domain/texts/language.ts";
import { countEvent } from "#app/lib/count-event.ts";
import { IslandLanguage } from "./island-language.tsx";
import { PlainAfterError } from "./plain-after-error.tsx";
import { restoreNodes } from "./restore-nodes.ts";
import { sentNodesOf } from "./sent-nodes.ts";

/**
 * Resolves when React has taken over the island's HTML and handles its events. If the browser has sent the island's
 * form meanwhile, the island stays HTML: React would send the form a second time, as another message.
 */
export async function hydrate(
  root: HTMLElement,
  component: FunctionComponent<never>,
): Promise<void> {
  if (root.dataset["state"] !== "waking") return;
  const props: object = JSON.parse(root.dataset["props"] ?? "{}");
  const element = (
    <IslandLanguage language={languageAsked(document.documentElement.lang)}>
      {createElement(component as FunctionComponent<object>, props)}
    </IslandLanguage>
  );
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      root.dataset["state"] = "plain";
      root.dataset["late"] = "";
      countEvent({ event: "island_failed" });
      reject(error);
    };
    const takeOver = () =>
      hydrateRoot(
        root,
        <PlainAfterError root={root} onError={fail}>
          <TakenOver call={resolve}>{element}</TakenOver>
        </PlainAfterError>,
        { identifierPrefix: `${root.dataset["islandId"]}-` },
      );
    // In one go after a translation, which the browser would apply again before React is done. Otherwise React works in
    // slices, so that a slow phone responds to touches meanwhile.
    if (restoreNodes(sentNodesOf(root))) flushSync(takeOver);
    else startTransition(() => void takeOver());
  });
  root.dataset["state"] = "awake";
  delete root.dataset["late"];
}

const never = () => () => undefined;

/** Fails if the HTML is not that of the island: React would render it anew, without what was typed. */
function TakenOver({ call, children }: { call: () => void; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isTakenOver] = useState(isHydrating);
  // An effect runs only once hydration is complete.
  useEffect(call, [call]);
  if (isTakenOver) return children;
  // After the children: their own error is more precise.
  return (
    <>
      {children}
      <OtherHtml />
    </>
  );
}

function OtherHtml(): never {
  throw new Error("The island's HTML is not as the server sent it");
}
