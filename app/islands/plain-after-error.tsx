import { Component, type ReactNode } from "react";

type PlainAfterErrorProps = {
  root: HTMLElement;
  onError: (error: unknown) => void;
  children: ReactNode;
};

/** Leaves an island to the browser after an error: the HTML stays, with all that was typed, and works without script. */
export class PlainAfterError extends Component<PlainAfterErrorProps, { hasFailed: boolean }> {
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
