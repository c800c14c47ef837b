import { fillText } from "#domain/texts/fill-text.ts";

type Saved = { path: string; title: string };

const storageKey = "saved-properties";
const mostSaved = 24;
const isPath = /^[a-z0-9-]+$/;

/**
 * Saves properties in this browser only. The buttons of the page save them, and a list links to them and compares the
 * first few. Other tabs follow. It counts the ticks for a comparison too.
 */
class SavedProperties extends HTMLElement {
  private readonly tab = new AbortController();

  connectedCallback() {
    const { signal } = this.tab;
    this.addEventListener("change", () => this.countTicks(), { signal });
    if (!canStore()) return;
    for (const button of this.buttons()) {
      button.hidden = false;
      button.addEventListener("click", () => this.toggle(button), { signal });
    }
    addEventListener("storage", () => this.show(read()), { signal });
    // A page from the back/forward cache may be out of date.
    addEventListener("pageshow", () => this.show(read()), { signal });
    this.show(read());
  }

  disconnectedCallback() {
    this.tab.abort();
  }

  /** Says at once that a tick is one too many; without script the comparison says so. */
  private countTicks() {
    const status = this.querySelector<HTMLElement>("[data-too-many]");
    const ticked = this.querySelectorAll("[name=property]:checked").length;
    const isTooMany = ticked > Number(this.dataset["most"]);
    if (status) status.textContent = isTooMany ? (status.dataset["tooMany"] ?? "") : "";
  }

  private buttons() {
    return [...this.querySelectorAll<HTMLButtonElement>("button[data-save]")];
  }

  private toggle({ dataset }: HTMLButtonElement) {
    const { save: path = "", title = "" } = dataset;
    const all = read();
    const others = all.filter((each) => each.path !== path);
    this.keep(others.length < all.length ? others : [{ path, title }, ...all].slice(0, mostSaved));
  }

  private keep(saved: readonly Saved[]) {
    try {
      localStorage.setItem(storageKey, JSON.stringify(saved));
    } catch {
      // Storage is full or forbidden: the page shows the list as stored.
    }
    this.show(read());
  }

  private show(saved: readonly Saved[]) {
    for (const button of this.buttons()) {
      const isSavedHere = saved.some(({ path }) => path === button.dataset["save"]);
      button.setAttribute("aria-pressed", String(isSavedHere));
    }
    const open = this.querySelector<HTMLButtonElement>("button[data-count]");
    if (open) {
      open.hidden = saved.length === 0;
      open.textContent = fillText(open.dataset["count"] ?? "", { count: saved.length });
    }
    const list = this.querySelector<HTMLElement>("[data-saved]");
    list?.replaceChildren(...saved.map((each) => this.itemOf(each, list)));
    const panel = this.querySelector<HTMLElement>("[popover]");
    // `hidePopover` is missing until the polyfill arrives; until then no panel is open.
    if (saved.length === 0 && panel?.getClientRects().length) panel.hidePopover?.();
    this.leadToComparison(saved);
  }

  private itemOf({ path, title }: Saved, list: HTMLElement) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `${this.dataset["view"]}${path}`;
    link.textContent = title;
    const remove = document.createElement("button");
    remove.type = "button";
    remove.textContent = "×";
    remove.setAttribute("aria-label", fillText(list.dataset["remove"] ?? "", { title }));
    remove.addEventListener("click", () => {
      this.keep(read().filter((each) => each.path !== path));
      const next = list.querySelector("button") ?? this.buttons()[0];
      next?.focus();
    });
    item.append(link, remove);
    return item;
  }

  private leadToComparison(saved: readonly Saved[]) {
    const link = this.querySelector<HTMLAnchorElement>("a[data-compare-saved]");
    if (!link) return;
    // One more than the comparison shows, so that it says that it leaves some out.
    const first = saved.slice(0, Number(this.dataset["most"]) + 1);
    const query = new URLSearchParams(first.map(({ path }) => ["property", path]));
    link.href = `${link.pathname}?${query}`;
    link.hidden = first.length < 2;
  }
}

function canStore() {
  try {
    return typeof localStorage.getItem(storageKey) !== "undefined";
  } catch {
    return false;
  }
}

/** Entries that another version of the site, or a curious person, left there are ignored. */
function read(): Saved[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== "object" || value === null) return false;
  const path: unknown = Reflect.get(value, "path");
  const title: unknown = Reflect.get(value, "title");
  return typeof path === "string" && isPath.test(path) && typeof title === "string";
}

customElements.define("saved-properties", SavedProperties);
