// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { loadSheet } from "./load-sheet.ts";

/** Elements that were put into the head; they are not, so that nothing is fetched for them. */
const appended: HTMLLinkElement[] = [];
vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
  for (const node of nodes) if (node instanceof HTMLLinkElement) appended.push(node);
});

beforeEach(() => void (appended.length = 0));

test("settles once the style sheet is there", async () => {
  const loaded = loadSheet({ href: "/panel.css" });
  const [link] = appended;
  expect([link?.rel, link?.getAttribute("href")]).toEqual(["stylesheet", "/panel.css"]);
  link?.dispatchEvent(new Event("load"));
  await expect(loaded).resolves.toBeInstanceOf(Event);
});

test("fails if the style sheet does not come", async () => {
  const loaded = loadSheet({ href: "/gone.css" });
  appended[0]?.dispatchEvent(new Event("error"));
  await expect(loaded).rejects.toBeInstanceOf(Event);
});

test("links no style sheet that the page has", () => {
  const href = "https://hf.example/here.css";
  Reflect.defineProperty(document, "styleSheets", { configurable: true, value: [{ href }] });
  expect(loadSheet({ href })).toBeUndefined();
  expect(appended).toEqual([]);
  Reflect.deleteProperty(document, "styleSheets");
});
