import { countEvent } from "#app/lib/count-event.ts";
import { inTime, isLeft } from "#app/lib/in-time.ts";
import { tellWaiting } from "#app/lib/tell-waiting.ts";
import styles from "./calculators-dialog.css?url";
import { adoptStyles } from "./adopt-styles.ts";
import { fetchPage } from "./fetch-page.ts";
import { addressOf, leadsElsewhere } from "./form-address.ts";
import "./live-answer.ts";
import { loadSheet } from "./load-sheet.ts";

/** The words of the dialog, which the page has for it. */
type Words = { close?: string };

let made: Promise<HTMLDialogElement> | undefined;
let calculators: Promise<Element> | undefined;

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
    const fetched = await inTime(fetchCalculators(link.href));
    endWait();
    const content = dialog.querySelector("[data-content]");
    if (!fetched.isConnected) content?.replaceChildren(fetched);
    dialog.querySelector<HTMLElement>("select, input")?.focus();
  } catch {
    // The visitor has closed the dialog: do not navigate.
    if (!dialog.open) return;
    location.assign(link.href);
    await isLeft();
    dialog.close();
  }
}

/** The calculators from their own page, with its styles. A failed fetch is retried on the next call. */
function fetchCalculators(href: string) {
  calculators ??= fetchPage(href).then(calculatorsOf);
  calculators.catch(() => (calculators = undefined));
  return calculators;
}

/** CAL-1: a list of the calculators and the form of the chosen one, which its answer replaces, with a button back. */
function calculatorsOf(page: Document) {
  const controls = page.querySelector("[data-controls]");
  const [choice, back] = [controls?.firstElementChild, controls?.querySelector("[data-back]")];
  if (!choice || !back || !page.querySelector("main form")) throw new Error("No calculators");
  const calculator = part("div", "calculator");
  const answer = part("div", "shown");
  const around = part("div", "calculators");
  let latest: object | undefined;

  const showForm = (from: Document) => {
    const live = document.createElement("live-answer");
    const bar = part("div", "bar");
    bar.append(...from.querySelectorAll("[data-outdated], [data-live=bar]"));
    live.append(...from.querySelectorAll("[data-live=problems], main form"), bar);
    calculator.replaceChildren(live);
    showAnswer(false);
    live.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const showAnswer = (isShown: boolean) => {
    calculator.hidden = isShown;
    answer.hidden = !isShown;
  };
  const show = async (href: string) => {
    const asked = (latest = {});
    const endWait = tellWaiting(around);
    const from = await inTime(fetchPage(href)).finally(endWait);
    if (asked !== latest) return;
    adoptStyles(from);
    const found = from.querySelector("[data-answer]");
    if (!found) return showForm(from);
    answer.replaceChildren(found, back);
    showAnswer(true);
    countEvent({ event: "calculation" });
    const heading = answer.querySelector("h2");
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  };
  const showOrLeave = (href: string) =>
    show(href).catch(() => {
      if (around.closest("dialog")?.open) location.assign(href);
    });

  choice.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) void showOrLeave(target.value);
  });
  back.addEventListener("click", () => {
    showAnswer(false);
    const form = calculator.querySelector("form");
    if (form) form.tabIndex = -1;
    form?.focus();
  });
  // In the capture phase: before the form's own handler, which would leave this page.
  around.addEventListener(
    "submit",
    (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement) || leadsElsewhere(form)) return;
      event.preventDefault();
      event.stopPropagation();
      void showOrLeave(addressOf(form));
    },
    true,
  );
  adoptStyles(page);
  showForm(page);
  around.append(choice, calculator, answer);
  return around;
}
