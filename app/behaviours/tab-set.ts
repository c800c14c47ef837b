import { showUrl } from "#app/lib/show-url.ts";

/**
 * Turns a list of links and the panels they name (aria-controls) into the APG tabs pattern. The links have URLs of
 * their own, which still open in a new tab; with script they switch the panel, and the URL follows.
 */
class TabSet extends HTMLElement {
  private tabs: HTMLAnchorElement[] = [];

  connectedCallback() {
    const list = this.querySelector<HTMLElement>("[data-tabs]") ?? this.listOfHeadings();
    if (!list) return;
    this.tabs = [...list.querySelectorAll<HTMLAnchorElement>("a[aria-controls]")];
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", list.dataset["tabs"] ?? "");
    for (const tab of this.tabs) {
      tab.setAttribute("role", "tab");
      if (tab.parentElement?.tagName === "LI")
        tab.parentElement.setAttribute("role", "presentation");
      const panel = this.panelOf(tab);
      if (!panel) continue;
      tab.id ||= `${panel.id}-tab`;
      // Find-in-page has opened a hidden panel.
      panel.addEventListener("beforematch", () => this.select(tab));
    }
    list.addEventListener("click", (event) => this.onClick(event));
    list.addEventListener("keydown", (event) => this.onKey(event));
    this.select(this.tabs.find((tab) => tab.matches("[aria-current=page]")) ?? this.tabs[0]);
    this.dataset["ready"] = "";
  }

  /** Builds the links from the headings of the panels, so that the page does not contain the names twice. */
  private listOfHeadings() {
    const name = this.dataset["headings"];
    if (name === undefined) return undefined;
    const list = document.createElement("div");
    list.dataset["tabs"] = name;
    for (const panel of this.children) {
      const heading = panel.firstElementChild;
      panel.id ||= `panel-${document.querySelectorAll("[id^=panel-]").length}`;
      const tab = document.createElement("a");
      tab.href = heading?.querySelector("a")?.href ?? `#${panel.id}`;
      tab.textContent = heading?.textContent ?? "";
      tab.setAttribute("aria-controls", panel.id);
      list.append(tab);
    }
    this.prepend(list);
    return list;
  }

  private panelOf(tab: HTMLAnchorElement) {
    return document.getElementById(tab.getAttribute("aria-controls") ?? "");
  }

  private select(chosen: HTMLAnchorElement | undefined) {
    for (const tab of this.tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.removeAttribute("aria-current");
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = this.panelOf(tab);
      if (panel) this.show(panel, isChosen ? tab : undefined);
    }
  }

  /** `hidden="until-found"` leaves a box in the accessibility tree, so only the open one gets the role of a panel. */
  private show(panel: HTMLElement, tab: HTMLAnchorElement | undefined) {
    if (!tab) {
      panel.setAttribute("hidden", "until-found");
      for (const name of ["role", "aria-labelledby", "tabindex"]) panel.removeAttribute(name);
      return;
    }
    panel.removeAttribute("hidden");
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    // The panels of a page begin with text, so Tab stops at the panel. The panels of a menu begin with links.
    if (this.dataset["follow"]) panel.tabIndex = 0;
  }

  private onClick(event: MouseEvent) {
    const tab = this.tabs.find(
      (each) => event.target instanceof Node && each.contains(event.target),
    );
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.choose(tab);
  }

  private onKey(event: KeyboardEvent) {
    // Alt and an arrow key go back or forward in most browsers.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = this.tabs.findIndex((tab) => tab.matches("[aria-selected=true]"));
    const last = this.tabs.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowDown: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowUp: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = event.key === " " ? this.tabs[at] : this.tabs[next ?? -1];
    if (!tab) return;
    event.preventDefault();
    this.choose(tab);
    tab.focus();
  }

  private choose(tab: HTMLAnchorElement) {
    this.select(tab);
    // Tabs that are parts of the page have a path each; those of a menu have none.
    if (this.dataset["follow"] === "address") showUrl(new URL(tab.href).pathname, null);
  }
}

customElements.define("tab-set", TabSet);
