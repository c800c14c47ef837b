// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/next-turn.ts";
import { serveSheets } from "#test/support/style-sheets.ts";
import { loadSheet } from "./load-sheet.ts";

const line = serveSheets();
beforeEach(() => document.head.replaceChildren());

const sheets = () =>
  [...document.head.querySelectorAll("link[rel=stylesheet]")].map((link) =>
    link.getAttribute("href"),
  );

test("a sheet is linked, and there once it has come", async () => {
  await loadSheet("/dialog.css");
  expect(sheets()).toEqual(["/dialog.css"]);
});

test("a sheet that stalls settles nothing", async () => {
  line.answer = "stall";
  const settled = vi.fn<() => void>();
  void loadSheet("/dialog.css").finally(settled);
  await nextTurn();
  expect(sheets()).toEqual(["/dialog.css"]);
  expect(settled).not.toHaveBeenCalled();
});

test("a sheet that fails is named, and leaves no link behind when it is asked for anew", async () => {
  line.answer = "fail";
  await expect(loadSheet("/dialog.css")).rejects.toThrow("/dialog.css");
  line.answer = "come";
  await loadSheet("/dialog.css");
  expect(sheets()).toEqual(["/dialog.css"]);
});
