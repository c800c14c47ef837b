import { beforeEach, expect, vi } from "vitest";
import { type Pages, servePages } from "./served-pages.ts";
import { showHtml } from "./show-html.ts";

export const answered = (figure: string) => `<p data-live="answer">${figure}</p>`;

/** A form with an answer, for the tests of a file: by default in each of them, with a field and a choice of a product. */
export function showAnswers(
  form = 'action="/calculate#answer"',
  fields = '<input name="sum" value="1"><div data-not-live><input name="product" value="one"></div>',
) {
  const pages: Pages = {};
  const asked = servePages(pages);
  const show = () =>
    showHtml(`<live-answer><form ${form}>${fields}</form>
      <p data-outdated hidden>Outdated</p><dl data-live="bar"><dd>KES 1</dd></dl>
      <div data-live="answer" id="answer"><h2>first</h2></div></live-answer>`);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    history.replaceState(null, "", "/");
    show();
    return () => vi.useRealTimers();
  });
  return { pages, asked, show };
}

export const fieldNamed = (name: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`There is no field ${name}`);
  return field;
};

export function type(name: string, value: string) {
  const field = fieldNamed(name);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The script of an element that is on the page already arrives only now. */
export const arrive = () => document.body.append(document.querySelector("live-answer") ?? "");

/** Sends the form; false if the script shows the answer itself. */
export const send = () =>
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));

export const shown = () => document.querySelector("[data-live=answer]")?.textContent;
export const figureInSight = () => document.querySelector("[data-live=bar] dd")?.textContent;

export function isShown(answer: string) {
  vi.runAllTimers();
  return vi.waitFor(() => expect(shown()).toBe(answer));
}
