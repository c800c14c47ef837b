// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Pages, servePages, watchLeaving } from "#test/support/components/served-pages.ts";
import { nextTurn } from "#test/support/components/next-turn.ts";
import { showHtml } from "#test/support/components/show-html.ts";
import { serveSheets } from "#test/support/components/style-sheets.ts";
import type { prepare as Prepare } from "./calculators-dialog.ts";

const formOf = (name: string, error = "") =>
  `<form action="/${name}"><input name="${name}" ${error}></form>`;
const calculators = `<main>${formOf("mortgage")}<div data-controls>
  <p><select><option value="/mortgage"><option value="/motor"></select></p>
  <button type="button" data-back></button></div></main>`;
const pages: Pages = {
  "/motor": `<main>${formOf("motor")}</main>`,
  "/mortgage": `<main>${formOf("mortgage")}<section data-answer><h2>KES 5</h2></section></main>`,
};
const asked = servePages(pages);
const sheets = serveSheets();
const { assign } = watchLeaving();
// Mocked, because a custom element can be defined only once and each test loads the modules again.
vi.mock("./live-answer.ts", () => ({}));
let prepare: typeof Prepare;

beforeEach(async () => {
  pages["/calculators"] = calculators;
  document.head.replaceChildren();
  showHtml(`
    <calculators-widget><a href="/calculators">Calculators</a></calculators-widget>
    <p data-waiting="Please wait"></p>`);
  // Fetched files stay as long as the page, so each test is a page of its own.
  vi.resetModules();
  ({ prepare } = await import("./calculators-dialog.ts"));
});
afterEach(() => void vi.useRealTimers());

function find<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
const link = () => find<HTMLAnchorElement>("a");
const dialog = () => find<HTMLDialogElement>("dialog");
const content = () => find("[data-content]");
const links = () => document.head.querySelectorAll("link").length;
const words = { close: "Close" };
const ready = () => prepare(link(), words);
const press = async () => (await ready())();

test("getting ready fetches the styles and the calculators, and opens nothing", async () => {
  await ready();
  expect(asked).toEqual(["/calculators"]);
  expect(links()).toBe(1);
  expect(dialog().open).toBe(false);
});

test("it opens at once with a waiting message, then shows the calculators and takes the focus", async () => {
  const open = await ready();
  const opened = open();
  expect(dialog().open).toBe(true);
  expect(content().textContent).toBe("Please wait");
  // The status is inside the dialog: screen readers ignore everything behind an open one.
  expect(dialog().contains(find("[data-waiting]"))).toBe(true);
  await opened;
  expect(content().textContent).toBe("");
  expect(document.activeElement).toBe(content().querySelector("select"));
});

test("the form has its bar of figures and the note for when they are outdated", async () => {
  const bar = '<p data-outdated hidden></p><dl data-live="bar"></dl>';
  pages["/calculators"] = calculators.replace("</form>", `</form>${bar}`);
  await press();
  expect(content().querySelectorAll("live-answer > form ~ * > [data-outdated] + dl")).toHaveLength(
    1,
  );
});

test("opened again, it keeps what was chosen and fetches nothing", async () => {
  await press();
  const chosen = content().firstElementChild;
  dialog().close();
  await press();
  expect(content().firstElementChild).toBe(chosen);
  expect(content().childElementCount).toBe(1);
  expect(asked).toEqual(["/calculators"]);
  expect(links()).toBe(1);
});

test("without its styles it does not open, and the next press fetches them again", async () => {
  sheets.answer = "fail";
  await expect(press()).rejects.toThrow("did not come");
  expect(document.querySelector("dialog")).toBeNull();
  sheets.answer = "come";
  await press();
  expect(dialog().open).toBe(true);
  expect(links()).toBe(1);
});

test.each(["offline", 500, "<h1>Another page</h1>", "never"] as const)(
  "after the answer %s the link navigates, and the dialog stays open until the page is left",
  async (answer) => {
    vi.useFakeTimers();
    pages["/calculators"] = answer;
    const opened = press();
    // As long as a press waits, and less than the time after which a page counts as not left.
    await vi.advanceTimersByTimeAsync(5000);
    expect(assign.mock.calls).toEqual([[link().href]]);
    expect(dialog().open).toBe(true);
    dispatchEvent(new Event("pagehide"));
    await opened;
    expect(dialog().open).toBe(false);
  },
);

test("if the page is not left, the dialog closes after a while and opens on the next press", async () => {
  vi.useFakeTimers();
  pages["/calculators"] = "offline";
  const opened = press();
  await vi.runAllTimersAsync();
  await opened;
  expect(dialog().open).toBe(false);
  pages["/calculators"] = calculators;
  await press();
  expect(content().querySelector("select")).not.toBeNull();
  expect(assign).toHaveBeenCalledOnce();
});

test("a dialog that is closed while it loads does not navigate", async () => {
  vi.useFakeTimers();
  pages["/calculators"] = "never";
  const opened = press();
  await vi.advanceTimersByTimeAsync(1);
  dialog().close();
  await vi.runAllTimersAsync();
  await opened;
  expect(assign).not.toHaveBeenCalled();
});

const field = (name: string) => content().querySelector<HTMLInputElement>(`[name=${name}]`);
const isSeen = (selector: string) =>
  content().querySelector(selector)?.closest("[hidden]") === null;
const send = () => find("dialog form").dispatchEvent(new Event("submit", submitted));
const submitted = { bubbles: true, cancelable: true };

test("the answer replaces the form and takes the focus, and Back restores the form", async () => {
  await press();
  const mortgage = field("mortgage");
  if (mortgage) mortgage.value = "5m";
  expect(send()).toBe(false);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("KES 5"));
  expect([isSeen("form"), isSeen("[data-answer]")]).toEqual([false, true]);
  find<HTMLElement>("dialog [data-back]").click();
  expect([isSeen("form"), isSeen("[data-answer]")]).toEqual([true, false]);
  expect(document.activeElement).toBe(find("dialog form"));
  expect(field("mortgage")?.value).toBe("5m");
});

test("the list switches calculators, and a page that cannot be fetched is opened instead", async () => {
  await press();
  const choice = find<HTMLSelectElement>("dialog select");
  choice.value = "/motor";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(field("motor")).not.toBeNull());
  expect(field("mortgage")).toBeNull();

  pages["/motor"] = "offline";
  send();
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([["/motor?motor="]]));
  // The visitor has closed the dialog meanwhile.
  send();
  dialog().close();
  await nextTurn();
  expect(assign).toHaveBeenCalledOnce();
});
