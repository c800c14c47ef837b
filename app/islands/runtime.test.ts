// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/components/next-turn.ts";
import { showHtml } from "#test/support/components/show-html.ts";

/** The tests of a worker share a document, so these listeners are removed at the end. */
const listening = vi.spyOn(document, "addEventListener");
await import("./runtime.ts");
const listeners = [...listening.mock.calls];
listening.mockRestore();
afterAll(() => {
  for (const [type, listener, options] of listeners)
    document.removeEventListener(type, listener, options);
});

const presses: string[] = [];

/** An island whose name is not in the list: its code does not load. */
beforeEach(() => {
  presses.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  showHtml(`
    <div data-island="none"><p>Text</p><button type="button">Send</button></div>
    <button id="outside">Elsewhere</button>
    <div><p data-waiting="Fetching"></p></div>`);
  document.body.onclick = ({ target }) => {
    if (target instanceof HTMLElement) presses.push(target.textContent);
  };
});

const island = () => document.querySelector<HTMLElement>("[data-island]");
afterAll(() => {
  vi.restoreAllMocks();
  document.body.onclick = null;
});
const button = () => document.querySelector("button");
const touch = (target: Element | null | undefined) =>
  target?.dispatchEvent(new Event("pointerdown", { bubbles: true }));

test("an island wakes on the first touch, but not on touches elsewhere", async () => {
  touch(document.getElementById("outside"));
  expect(island()?.dataset["state"]).toBeUndefined();
  touch(island()?.querySelector("p"));
  expect(island()?.dataset["state"]).toBe("waking");
  await vi.waitFor(() => expect(island()?.dataset["state"]).toBeUndefined());
});

test("code that does not load leaves working HTML, marked as late", async () => {
  touch(button());
  await vi.waitFor(() => expect(island()?.dataset["state"]).toBeUndefined());
  expect(island()?.dataset).toHaveProperty("late");
  button()?.click();
  expect(presses).toEqual(["Send"]);
});

test("presses during loading wait, then reach the browser once", async () => {
  touch(button());
  button()?.click();
  button()?.click();
  expect(presses).toEqual([]);
  expect(button()?.getAttribute("aria-busy")).toBe("true");
  // The status that announces a wait.
  expect(document.querySelector("body > [data-waiting]")).not.toBeNull();
  await vi.waitFor(() => expect(presses).toEqual(["Send"]));
  await nextTurn();
  expect(presses).toEqual(["Send"]);
});

test("a button that was pressed ignores further presses until the page is left", async () => {
  touch(button());
  button()?.click();
  await vi.waitFor(() => expect(presses).toEqual(["Send"]));
  button()?.click();
  expect(presses).toEqual(["Send"]);
  dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => expect(button()?.hasAttribute("aria-busy")).toBe(false));
});

test("presses elsewhere never wait", () => {
  touch(button());
  document.getElementById("outside")?.click();
  expect(presses).toEqual(["Elsewhere"]);
});
