// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/components/next-turn.ts";
import { showHtml } from "#test/support/components/show-html.ts";
import {
  answered,
  arrive,
  fieldNamed,
  isShown,
  send,
  showAnswers,
  shown,
  type,
} from "#test/support/components/typed-answer.ts";
import "./live-answer.ts";

const { pages, asked } = showAnswers();

test("the answer of the page to which the form leads replaces the last one", async () => {
  pages["/calculate"] = `<title>Twelve</title>${answered("twelve")}`;
  type("sum", "1");
  type("sum", "12");
  await isShown("twelve");
  expect(asked).toEqual(["/calculate"]);
  expect(location.search).toBe("?sum=12&product=one");
  expect(document.title).toBe("Twelve");
});

test("the figures of an answer are announced", async () => {
  document.body.insertAdjacentHTML("beforeend", '<p role="status" data-waiting="Fetching"></p>');
  pages["/calculate"] = `<dl data-live="bar"><div><dt>A month</dt><dd>KES 2</dd></div></dl>`;
  type("sum", "12");
  vi.runAllTimers();
  const status = document.querySelector("[role=status]");
  await vi.waitFor(() => expect(status?.textContent).toBe("A month, KES 2"));
});

test("an answer that arrives late keeps the focus and its open folds", async () => {
  const folded = (figure: string) =>
    `<div data-live="answer"><a href="#">${figure}</a><details><summary>Costs</summary></details></div>`;
  const first = document.createRange().createContextualFragment(folded("one"));
  document.querySelector("[data-live=answer]")?.replaceWith(first);
  pages["/calculate"] = folded("two");
  document.querySelector("details")?.setAttribute("open", "");
  document.querySelector("summary")?.focus();
  type("sum", "12");
  vi.runAllTimers();
  await vi.waitFor(() => expect(shown()).toContain("two"));
  expect(document.activeElement?.textContent).toBe("Costs");
  expect(document.querySelector("details")?.open).toBe(true);
});

test("an answer removes the errors and notes of the previous page, and the form can be sent", async () => {
  pages["/calculate"] = answered("twelve");
  showHtml(
    `<live-answer><section id="answer" data-live="problems"><a href="#sum">Not a number</a></section>
      <form action="/calculate#answer"><input id="sum" name="sum" value="x" aria-invalid="true"
        aria-describedby="sum-error sum-hint"><p id="sum-error">Not a number</p>
        <p data-live="example">An example</p>
        <fieldset aria-invalid="true" aria-describedby="kind-error"><p id="kind-error">Choose one</p>
        <label><input id="kind" type="radio" name="kind" value="new">New</label></fieldset></form>
      <div data-live="answer">first</div></live-answer>`,
  );
  type("sum", "12");
  await isShown("twelve");
  expect(document.body.textContent).not.toMatch(/Not a number|An example|Choose one/);
  const field = document.querySelector("input");
  expect(field?.getAttribute("aria-describedby")).toBe("sum-hint");
  expect(field?.hasAttribute("aria-invalid")).toBe(false);
});

test("the link to the other language gets the figures of the answer", async () => {
  history.replaceState({}, "", "/calculate");
  document.body.insertAdjacentHTML(
    "beforeend",
    '<a lang="sw" hreflang="sw" href="/sw/calculate?sum=1">Kiswahili</a>',
  );
  pages["/calculate"] = answered("twelve");
  type("sum", "12");
  await isShown("twelve");
  const { search } = document.querySelector<HTMLAnchorElement>("a[hreflang]") ?? {};
  expect(search).toBe("?sum=12&product=one");
});

test("in a dialog an answer changes nothing of the page around it", async () => {
  showHtml(`<dialog><live-answer><form action="/calculate"><input name="sum"></form>
    <p data-live="answer">first</p></live-answer></dialog>`);
  pages["/calculate"] = `<title>Twelve</title>${answered("twelve")}`;
  history.replaceState({}, "", "/borrow");
  document.title = "Borrow";
  type("sum", "12");
  await isShown("twelve");
  expect([location.pathname, document.title]).toEqual(["/borrow", "Borrow"]);
});

test("a long part is fetched when it is opened; if that fails, its link stays", async () => {
  const part = (id: string, content: string) =>
    `<details id="${id}"><summary>${id}</summary>${content}</details>`;
  const link = (id: string) => `<p><a data-more href="/${id}#${id}">Show</a></p>`;
  showHtml(`<live-answer><form></form>
    <div>${part("one", link("one"))}${part("two", link("two"))}</div></live-answer>`);
  const open = (id: string) => document.querySelector(`#${id} summary`)?.parentElement;
  pages["/one"] = part("one", "<table><tr><td>12</td></tr></table>");
  pages["/two"] = "offline";
  for (const id of ["one", "two"]) {
    open(id)?.setAttribute("open", "");
    open(id)?.dispatchEvent(new Event("toggle"));
  }
  await vi.waitFor(() => expect(open("one")?.textContent).toBe("one12"));
  expect(open("two")?.querySelector("a")).not.toBeNull();
});

test("an amount gets separators while it is typed, and the caret keeps its place; a rate keeps its comma, so that its error shows", () => {
  showHtml(
    `<live-answer><form action="/calculate#answer"><input name="sum" data-amount>
      <input name="rate" inputmode="decimal"></form></live-answer>`,
  );
  type("sum", "1234567");
  type("rate", "9,5");
  expect(fieldNamed("sum").value).toBe("1,234,567");
  expect(fieldNamed("rate").value).toBe("9,5");
  // A digit that is typed in the middle: the caret stays behind it.
  const sum = fieldNamed("sum");
  sum.focus();
  sum.value = "1,2934,567";
  sum.setSelectionRange(4, 4);
  sum.dispatchEvent(new Event("input", { bubbles: true }));
  expect([sum.value, sum.selectionStart]).toEqual(["12,934,567", 4]);
});

test.each([
  ["untouched", "asks for nothing: its answer would close what is open in the first one", false],
  ["ticked before the script came", "is answered", true],
])("a tick box that is %s %s", (_what, _then, isTicked) => {
  const form = document.querySelector("form");
  const box = Object.assign(document.createElement("input"), { type: "checkbox", name: "extra" });
  box.checked = isTicked;
  form?.append(box);
  arrive();
  vi.runAllTimers();
  expect(asked).toEqual(isTicked ? ["/calculate"] : []);
});

test("once the form is sent, no answer is requested, and a late one changes nothing", async () => {
  pages["/calculate"] = answered("twelve");
  type("sum", "1");
  vi.runAllTimers();
  send();
  type("sum", "12");
  send();
  vi.runAllTimers();
  vi.useRealTimers();
  await nextTurn();
  expect(asked).toHaveLength(1);
  expect(shown()).toBe("first");
});

test("a button that leads to another page than the form's own is left alone", () => {
  const form = document.querySelector("form");
  history.replaceState({}, "", "/calculate?sum=1&product=one");
  form?.insertAdjacentHTML("beforeend", '<button formaction="/compare"></button><button></button>');
  const press = (place: number) => {
    form?.querySelectorAll("button")[place]?.dispatchEvent(new Event("click", { bubbles: true }));
    return send();
  };
  expect([press(0), press(1)]).toEqual([true, false]);
});

test("a submitted form announces the wait until its page is there", () => {
  document.body.insertAdjacentHTML("beforeend", '<p data-waiting="Fetching"></p>');
  const said = () => document.querySelector("[data-waiting]")?.textContent;
  type("sum", "12");
  send();
  vi.runAllTimers();
  expect(said()).toBe("Fetching");
  // The browser may keep this page for Back.
  dispatchEvent(new Event("pagehide"));
  expect(said()).toBe("");
});

test.each([
  ["the heading of the answer, read with its figures,", "first", "KES 1", ""],
  ["the field with an error", "", undefined, ' aria-invalid="true"'],
])(
  "if the page already shows the answer when the form is sent, %s has the focus",
  (_what, heading, figures, invalid) => {
    const form = document.querySelector("form");
    if (invalid) form?.querySelector("input")?.setAttribute("aria-invalid", "true");
    // As after Enter.
    form?.querySelector("input")?.focus();
    const read: unknown[] = [];
    document.addEventListener("focusin", ({ target }) => read.push(target), { once: true });
    history.replaceState({}, "", "/calculate?sum=1&product=one");
    expect(send()).toBe(false);
    expect(location.hash).toBe("#answer");
    expect(document.activeElement?.textContent).toBe(heading);
    expect(read).toEqual([document.activeElement]);
    const described = document.activeElement?.getAttribute("aria-describedby");
    expect(described && document.getElementById(described)?.textContent).toBe(figures ?? null);
  },
);
