import { inTime, isLeft } from "#app/lib/in-time.ts";
import { tellWaiting } from "#app/lib/tell-waiting.ts";
import styles from "./calculators-dialog.css?url";
import { fetchIsland } from "./fetch-island.ts";
import { loadSheet } from "./load-sheet.ts";

/** The words of the dialog, which the page has for it. */
type Words = { close?: string };

let made: Promise<HTMLDialogElement> | undefined;
let island: Promise<Element> | undefined;

/** Adds the dialog to the page and starts fetching its content. */
export async function prepare(link: HTMLAnchorElement, words: Words): Promise<() => Promise<void>> {
  void fetchCalculators(link.href).catch(() => undefined);
  made ??= addDialog(link, words);
  made.catch(() => (made = undefined));
  const dialog = await made;
  return () => open(link, dialog);
}

async function addDialog(link: HTMLAnchorElement, words: Words) {
  await loadSheet(styles);
  const dialog = document.createElement("dialog");
  const title = link.textContent.trim();
  dialog.setAttribute("aria-label", title);
  const close = part("button", "close", "×");
  close.setAttribute("aria-label", words.close ?? "");
  const head = part("div", "head");
  head.append(part("p", "title", title), close);
  const waiting = document.querySelector<HTMLElement>("[data-waiting]")?.dataset["waiting"];
  const content = part("div", "content", waiting);
  const panel = part("div", "panel");
  panel.append(head, content);
  dialog.append(panel);
  dialog.addEventListener("click", ({ target }) => {
    // The content fills the dialog's own box, so a click on the dialog itself is a click on the backdrop.
    if (target === dialog) dialog.close();
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => link.focus());
  link.after(dialog);
  return dialog;
}

function part(tag: string, name: string, text = "") {
  const element = document.createElement(tag);
  element.dataset[name] = "";
  element.textContent = text;
  return element;
}

async function open(link: HTMLAnchorElement, dialog: HTMLDialogElement) {
  dialog.showModal();
  const endWait = tellWaiting(dialog);
  try {
    const calculators = await inTime(fetchCalculators(link.href));
    endWait();
    const content = dialog.querySelector("[data-content]");
    if (!calculators.isConnected) content?.replaceChildren(calculators);
    dialog.querySelector<HTMLElement>("select, input")?.focus();
  } catch {
    // The visitor has closed the dialog: do not navigate.
    if (!dialog.open) return;
    location.assign(link.href);
    await isLeft();
    dialog.close();
  }
}

/** The island from the calculators' own page, with its style sheets. A failed fetch is retried on the next call. */
function fetchCalculators(href: string) {
  island ??= fetchIsland(href, "calculators");
  island.catch(() => (island = undefined));
  return island;
}
