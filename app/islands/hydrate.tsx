import {
  Component,
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
import { languageAsked } from "#domain/pages/language.ts";
import { countEvent } from "#app/lib/count-event.ts";
import { IslandLanguage } from "./island-language.tsx";
import { type SentNodes, sentNodesOf } from "./sent-nodes.ts";

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
    // A translation would come back before React is done. Otherwise React works in slices, so that a slow phone
    // responds to touches meanwhile.
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
  // After the children, which may know better why.
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

/**
 * Undoes what a translation did to the nodes of an island. Elements stay where they are, and with them the focus and
 * what was typed. True if something had changed.
 */
function restoreNodes(sent: SentNodes): boolean {
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

type PlainAfterErrorProps = {
  root: HTMLElement;
  onError: (error: unknown) => void;
  children: ReactNode;
};

/** Leaves an island to the browser after an error: the HTML stays, with all that was typed, and works without script. */
class PlainAfterError extends Component<PlainAfterErrorProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private nodes: readonly ChildNode[] = [];
  private focused: Element | null = null;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { root, onError } = this.props;
    root.replaceChildren(...this.nodes);
    // Its buttons no longer act.
    for (const dialog of root.querySelectorAll("dialog")) dialog.removeAttribute("open");
    if (this.focused instanceof HTMLElement && root.contains(this.focused)) this.focused.focus();
    onError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // React takes them out of the page next.
    this.nodes = [...this.props.root.childNodes];
    this.focused = document.activeElement;
    return null;
  }
}
