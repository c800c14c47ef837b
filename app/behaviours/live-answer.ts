import { countOnLeaving, leaveToServer } from "#app/lib/count-on-leaving.ts";
import { groupAmount } from "#app/lib/group-amount.ts";
import { statusNear, tellWaiting } from "#app/lib/tell-waiting.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { fetchPage } from "./fetch-page.ts";
import { addressOf, leadsElsewhere, watchPresses } from "./form-address.ts";
import { fillTyped, keepTyped, limitedChange } from "./typed-in-history.ts";

/** Longer than the pause between two keystrokes, so that each figure is requested once. */
const pauseMs = 400;

/**
 * Answers a form while it is filled in: the parts marked `data-live` are replaced with those of the page to which the
 * form leads. If that page cannot be fetched or has an error, the last answer stays and says that it is outdated. Values
 * of a posted form are in no URL. The entry of this tab's history keeps them, so that a reload and Back restore them.
 */
class LiveAnswer extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector("form");
    let timer = 0;
    let latest = "";
    const isPosted = form?.method === "post";
    let shown = "";
    let isOutdated = false;
    const note = this.querySelector<HTMLElement>("[data-outdated]");
    const markOutdated = () => {
      isOutdated = true;
      if (note) showOutdated(this, note);
    };
    const answer = async (href: string) => {
      const [path = "", query = ""] = href.split("?");
      const page = await (isPosted ? fetchPage(path, new URLSearchParams(query)) : fetchPage(href));
      if (href !== latest) return;
      if (page.querySelector("[aria-invalid]")) return markOutdated();
      adoptStyles(page);
      for (const part of this.querySelectorAll<HTMLElement>("[data-live]")) {
        const next = page.querySelector<HTMLElement>(`[data-live=${part.dataset["live"]}]`);
        if (next) exchange(part, next);
        else part.remove();
      }
      form?.querySelectorAll("[aria-invalid]").forEach(clearError);
      shown = href;
      isOutdated = false;
      if (note) note.hidden = true;
      tellFigures(this);
      // In a panel over a page about something else: that page keeps its URL and title.
      if (this.closest("dialog")) return;
      // So that a reload or a copied URL gives the same answer.
      if (!isPosted) {
        history.replaceState(history.state, "", href);
        carryToOtherLanguage();
      }
      document.title = page.title;
      countOnLeaving();
    };
    if (!form) return;
    watchPresses(form);
    const keep = limitedChange(() => keepTyped("typed", form));
    const answerSoon = () => {
      clearTimeout(timer);
      latest = "";
      // Another product has other limits, which only its own page shows.
      if ([...form.querySelectorAll(notLive)].some(isChosen)) return markOutdated();
      if (isPosted) keep.soon();
      timer = window.setTimeout(() => {
        const href = (latest = addressOf(form));
        answer(href).catch(() => href === latest && markOutdated());
      }, pauseMs);
    };
    if (isPosted) form.addEventListener("change", keep.now);
    form.addEventListener("submit", (event) => {
      clearTimeout(timer);
      latest = "";
      if (leadsElsewhere(form)) return leaveToServer();
      if (!isPosted) shown = location.pathname + location.search;
      if (isOutdated || addressOf(form) !== shown) {
        leaveToServer();
        return addEventListener("pagehide", tellWaiting(form), { once: true });
      }
      // The answer is already on the page: the browser would only scroll to it, and nothing would be announced.
      event.preventDefault();
      location.hash = new URL(form.action).hash;
      // The hash has added a history entry.
      if (isPosted) keepTyped("typed", form);
      focusAnswer(form, this);
    });
    form.addEventListener("input", (event) => {
      const { target } = event;
      if (target instanceof HTMLInputElement && "amount" in target.dataset)
        groupAmount(target, event);
      answerSoon();
    });
    this.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[data-print]")) print();
    });
    this.addEventListener("toggle", ({ target }) => void fillOpened(target), true);
    // Typed before this script arrived.
    const isTyped =
      [...form.querySelectorAll("input")].some(isChanged) ||
      [...form.querySelectorAll("select")].some(isMoved);
    const served = addressOf(form);
    if (isPosted && !isTyped) {
      // Without an answer on the page, the form is sent, and its errors are shown.
      if (hasAnswer(this)) shown = served;
      fillTyped("typed", form);
    }
    if (isTyped || addressOf(form) !== served) answerSoon();
    else if (isPosted) keepTyped("typed", form);
  }
}

const stops = "a, button, summary, [tabindex]";

/** Replaces a part of the answer, but keeps the focus and the open folds. */
function exchange(part: HTMLElement, next: HTMLElement) {
  const folds = next.querySelectorAll("details");
  part
    .querySelectorAll("details")
    .forEach(({ open }, i) => folds[i]?.toggleAttribute("open", open));
  const focused = [...part.querySelectorAll(stops)].indexOf(document.activeElement ?? part);
  part.replaceWith(next);
  next.querySelectorAll<HTMLElement>(stops)[focused]?.focus({ preventScroll: true });
}

/** Announces the figures to screen readers. */
function tellFigures(around: HTMLElement) {
  const figures = [...around.querySelectorAll("[data-live=bar] :is(dt, dd)")];
  tell(around, figures.map(({ textContent }) => textContent).join(", "));
}

function tell(around: HTMLElement, words: string) {
  const status = statusNear(around);
  if (status) status.textContent = words;
}

const hasAnswer = (around: HTMLElement) => around.querySelector("[data-live=bar] dd") !== null;

/**
 * Replaces the figures in sight with dashes, takes the answer out of the title, and shows a note above the answer, which
 * stays so that nothing jumps. In a dialog, which has the figures in sight alone, the note shows above them.
 */
function showOutdated(around: HTMLElement, note: HTMLElement) {
  if (!hasAnswer(around) || !note.hidden) return;
  const isInDialog = around.closest("dialog") !== null;
  const { title, activeElement } = document;
  const name = document.querySelector("h1")?.textContent;
  if (name && !isInDialog) document.title = name + title.slice(title.lastIndexOf(" | "));
  for (const figure of around.querySelectorAll("[data-live=bar] dd")) figure.textContent = "–";
  around.querySelector("[data-live=answer]")?.prepend(note);
  note.hidden = false;
  // There it would cover the field.
  if (isInDialog) activeElement?.scrollIntoView({ block: "nearest" });
  tell(around, note.textContent);
}

/** Adds the figures to the links to this page in the other language. */
function carryToOtherLanguage() {
  const bare = (path: string) => path.replace(/^\/sw(?=\/)/, "");
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang][lang]"))
    if (bare(link.pathname) === bare(location.pathname)) link.search = location.search;
}

/** A long part is fetched from a page of its own once it is opened. If that page does not come, its link stays. */
async function fillOpened(details: EventTarget | null) {
  if (!(details instanceof HTMLDetailsElement && details.open)) return;
  const more = details.querySelector<HTMLAnchorElement>("a[data-more]");
  const page = more && (await fetchPage(more.href).catch(() => undefined));
  const part = page?.querySelector(`#${details.id} > summary + *`);
  const link = details.querySelector("summary + *");
  const hadFocus = link?.contains(document.activeElement);
  if (part) link?.replaceWith(part);
  if (part && hadFocus) details.querySelector("summary")?.focus();
}

/** Focuses the first error, or the heading of the answer, which is announced with its figures. */
function focusAnswer(form: HTMLFormElement, around: HTMLElement) {
  const error = form.querySelector<HTMLElement>("[aria-invalid=true]");
  // A field that has the focus already would not be read with its error.
  error?.blur();
  // In a choice the group has the error, and its first box takes the focus.
  if (error) return (error.querySelector<HTMLElement>("input") ?? error).focus();
  const bar = around.querySelector("[data-live=bar]");
  const heading = document.querySelector<HTMLElement>(`${new URL(form.action).hash} h2`);
  if (!bar || !heading) return undefined;
  heading.tabIndex = -1;
  bar.id = "figures";
  // A heading may hold the figure itself.
  if (!heading.textContent.includes(bar.querySelector("dd")?.textContent ?? ""))
    heading.setAttribute("aria-describedby", bar.id);
  heading.focus();
  return undefined;
}

const notLive = "[data-not-live] option, [data-not-live] input";
const isChosen = (field: Element) =>
  field instanceof HTMLOptionElement
    ? field.selected !== field.defaultSelected
    : field instanceof HTMLInputElement && isChanged(field);

/** Removes the error of the previous page: the new answer has none. */
function clearError(field: Element) {
  const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const isOfError = (id: string) => id.endsWith("-error");
  for (const id of described.filter(isOfError)) document.getElementById(id)?.remove();
  field.removeAttribute("aria-invalid");
  field.setAttribute("aria-describedby", described.filter((id) => !isOfError(id)).join(" "));
}

/** Boxes compare `checked`: without a `value`, their value is "on" and their default value is empty. */
const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;

/** A list without a selected option starts at its first one. */
const isMoved = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

customElements.define("live-answer", LiveAnswer);
