// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { loadSheet } from "./load-sheet.ts";

/** Elements that the code appends to the head. The test collects them instead, so that nothing is fetched. */
const appended: HTMLLinkElement[] = [];
vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
  for (const node of nodes) if (node instanceof HTMLLinkElement) appended.push(node);
});

beforeEach(() => void (appended.length = 0));

test("resolves once the style sheet has loaded", async () => {
  const loaded = loadSheet({ href: "/panel.css" });
  const [link] = appended;
  expect([link?.rel, link?.getAttribute("href")]).toEqual(["stylesheet", "/panel.css"]);
  link?.dispatchEvent(new Event("load"));
  await expect(loaded).resolves.toBeInstanceOf(Event);
});

test("fails if the style sheet does not load", async () => {
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
