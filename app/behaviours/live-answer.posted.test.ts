// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import {
  answered,
  arrive,
  fieldNamed,
  isShown,
  send,
  showAnswers,
  type,
} from "#test/support/components/typed-answer.ts";
import "./live-answer.ts";

const { pages, asked, show } = showAnswers(
  'method="post" action="/private#answer"',
  '<input name="pay" value="1"><select name="kind"><option>gross</option><option>net</option></select>',
);
pages["/private"] = answered("twelve");

test("posted values are answered while they are typed, and no URL has them", async () => {
  type("pay", "12");
  await isShown("twelve");
  expect(asked).toEqual(["/private pay=12&kind=gross"]);
  expect(location.href).not.toContain("12");
});

test("a posted form is answered if a list was changed before the script arrived", async () => {
  const list = document.querySelector("select");
  if (list) list.selectedIndex = 1;
  arrive();
  await isShown("twelve");
  expect(asked).toEqual(["/private pay=1&kind=net"]);
});

test("a posted form is filled in and answered again after a reload", async () => {
  type("pay", "12");
  show();
  expect(fieldNamed("pay").value).toBe("12");
  await isShown("twelve");
});

test("a new history entry has the posted values if the page already shows their answer", () => {
  send();
  vi.runAllTimers();
  expect(asked).toEqual([]);
  expect(location.hash).toBe("#answer");
  expect(history.state).toEqual({ typed: "pay=1&kind=gross" });
});

test("a posted form without an answer is sent untouched, so that its errors are shown", () => {
  showHtml('<live-answer><form method="post"><input name="pay"></form></live-answer>');
  expect(send()).toBe(true);
});
