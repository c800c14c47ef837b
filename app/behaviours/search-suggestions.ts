import type { Suggestion, Suggestions } from "#app/features/site-search/suggestion.ts";
import sheet from "./search-suggestions.css?url";

/** Longer than the pause between two keystrokes, and too short to notice. */
const pauseMs = 150;

/**
 * Makes a search box a combobox with a list of suggestions, after the ARIA practices ("list autocomplete with manual
 * selection"). The typed text stays as it is, the arrow keys move through the list, and Enter follows the active
 * suggestion.
 */
function suggestInto(input: HTMLInputElement) {
  const form = input.form;
  if (!form) return;
  const list = createList(`${input.id}-suggestions`);
  form.append(list.box, list.status);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.listbox.id);
  close();

  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  input.addEventListener("input", () => {
    clearTimeout(timer);
    request.abort();
    timer = setTimeout(() => void ask(), pauseMs);
  });
  input.addEventListener("keydown", onKey);
  input.addEventListener("blur", forget);
  form.addEventListener("submit", forget);
  form.addEventListener("reset", forget);
  // A press on the list would move the focus out of the box, which closes the list.
  list.box.addEventListener("pointerdown", (event) => event.preventDefault());
  list.listbox.addEventListener("click", ({ target }) => {
    const option = target instanceof Element && target.closest<HTMLElement>("[role=option]");
    if (option) choose(option);
  });
  // Text typed before this script arrived.
  if (input.value.trim() && input === document.activeElement) void ask();

  async function ask() {
    request = new AbortController();
    const { signal } = request;
    const address = `${form?.action}.json?${new URLSearchParams({ term: input.value.trim() })}`;
    try {
      const response = await fetch(address, { signal });
      if (!response.ok) return close();
      // The cast: the site's own endpoint, from the same build.
      const { data } = (await response.json()) as { data: Suggestions };
      if (!signal.aborted) show(data);
    } catch {
      // Without suggestions the box still works.
      if (!signal.aborted) close();
    }
  }

  function show({ label, status, note = "", suggestions }: Suggestions) {
    const active = [...list.listbox.querySelectorAll<HTMLElement>("[role=option]")].find(isActive);
    const options = suggestions.map(createOption(list.listbox.id));
    list.listbox.setAttribute("aria-label", label);
    list.listbox.replaceChildren(...options);
    list.note.textContent = note;
    list.note.hidden = note === "";
    list.status.textContent = status;
    if (suggestions.length === 0) return hide();
    list.box.hidden = false;
    input.setAttribute("aria-expanded", "true");
    // A late answer keeps the active suggestion.
    activate(options.find(({ dataset }) => dataset["href"] === active?.dataset["href"]));
  }

  function onKey(event: KeyboardEvent) {
    const options = [...list.listbox.children];
    const isOpen = !list.box.hidden;
    const active = options.findIndex(isActive);
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!isOpen) return void ask();
      event.preventDefault();
      // One position more than there are options: the last is the box itself.
      const places = options.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      activate(options[((active === -1 ? options.length : active) + step + places) % places]);
    } else if (event.key === "Enter" && isOpen && options[active]) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === "Escape" && isOpen) {
      // The first Escape closes the list; the browser handles the next ones.
      event.preventDefault();
      close();
    }
  }

  function activate(option: Element | undefined) {
    for (const each of list.listbox.children)
      each.setAttribute("aria-selected", String(each === option));
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  function choose(option: Element) {
    if (!(option instanceof HTMLElement)) return;
    const { href = "", opensInNewTab } = option.dataset;
    form?.reset();
    input.closest<HTMLElement>("[popover]")?.hidePopover();
    if (opensInNewTab !== undefined) window.open(href, "_blank", "noopener");
    else location.assign(href);
  }

  function hide() {
    list.box.hidden = true;
    input.setAttribute("aria-expanded", "false");
    activate(undefined);
  }

  function close() {
    hide();
    list.status.textContent = "";
  }

  /** Closes the list and cancels pending requests. */
  function forget() {
    clearTimeout(timer);
    request.abort();
    close();
  }
}

const isActive = (option: Element) => option.matches("[aria-selected=true]");

function createList(id: string) {
  const box = document.createElement("div");
  const note = document.createElement("p");
  const listbox = document.createElement("ul");
  const status = document.createElement("p");
  box.className = "suggestions";
  // The search has no Kiswahili yet.
  for (const part of [box, status]) part.lang = "en";
  listbox.id = id;
  listbox.setAttribute("role", "listbox");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  box.append(note, listbox);
  return { box, note, listbox, status };
}

function createOption(listId: string) {
  return ({ title, kind, href, opensInNewTab }: Suggestion, i: number) => {
    const option = document.createElement("li");
    const kindOf = document.createElement("span");
    option.id = `${listId}-${i}`;
    option.setAttribute("role", "option");
    option.dataset["href"] = href;
    if (opensInNewTab) option.dataset["opensInNewTab"] = "";
    kindOf.textContent = kind;
    option.append(title, " ", kindOf);
    return option;
  };
}

const link = document.createElement("link");
link.rel = "stylesheet";
link.href = sheet;
document.head.append(link);
for (const input of document.querySelectorAll<HTMLInputElement>("search-box input")) {
  suggestInto(input);
}
