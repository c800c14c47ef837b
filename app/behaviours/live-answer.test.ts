// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Pages, servePages } from "#test/support/components/served-pages.ts";
import { showHtml } from "#test/support/components/show-html.ts";
import { nextTurn } from "#test/support/components/next-turn.ts";
import "./live-answer.ts";

const pages: Pages = {};
const asked = servePages(pages);
const answered = (figure: string) => `<p data-live="answer">${figure}</p>`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  showHtml(
    `<live-answer><form action="/calculate#answer"><input name="sum" value="1">
      <div data-not-live><input name="product" value="one"></div></form>
      <p data-outdated hidden>Outdated</p><dl data-live="bar"><dd>KES 1</dd></dl>
      <div data-live="answer" id="answer"><h2>first</h2></div></live-answer>`,
  );
  return () => vi.useRealTimers();
});

function type(name: string, value: string) {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!input) throw new Error(`There is no field ${name}`);
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
const shown = () => document.querySelector("[data-live=answer]")?.textContent;
const figureInSight = () => document.querySelector("[data-live=bar] dd")?.textContent;
/** Sends the form; false if the script shows the answer itself. */
const send = () =>
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
function isShown(answer: string) {
  vi.runAllTimers();
  return vi.waitFor(() => expect(shown()).toBe(answer));
}

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
  document.querySelector("[data-live=answer]")?.replaceWith(fragmentOf(folded("one")));
  pages["/calculate"] = folded("two");
  document.querySelector("details")?.setAttribute("open", "");
  document.querySelector("summary")?.focus();
  type("sum", "12");
  vi.runAllTimers();
  await vi.waitFor(() => expect(shown()).toContain("two"));
  expect(document.activeElement?.textContent).toBe("Costs");
  expect(document.querySelector("details")?.open).toBe(true);
});

const fragmentOf = (html: string) => document.createRange().createContextualFragment(html);

test.each([
  ["offline" as const, "a page that does not come"],
  [500 as const, "a page that fails"],
  [`<input aria-invalid="true">${answered("none")}` as const, "a page with an error"],
])("after %s (%s) the last answer stays and says that it is outdated", async (page, _what) => {
  document.body.insertAdjacentHTML("beforeend", '<p role="status" data-waiting="Fetching"></p>');
  pages["/calculate"] = page;
  type("sum", "x");
  vi.runAllTimers();
  await vi.waitFor(() => expect(shown()).toBe("Outdatedfirst"));
  expect(document.querySelector("p[data-outdated]")?.hasAttribute("hidden")).toBe(false);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Outdated");
  expect(figureInSight()).toBe("–");
  pages["/calculate"] = `<dl data-live="bar"><dd>KES 2</dd></dl>${answered("two")}`;
  type("sum", "2");
  await isShown("two");
  expect(figureInSight()).toBe("KES 2");
});

test("a form with an outdated answer is sent, also once its old values are back", async () => {
  pages["/calculate"] = "offline";
  history.replaceState({}, "", "/calculate?sum=1&product=one");
  type("sum", "x");
  vi.runAllTimers();
  await vi.waitFor(() => expect(figureInSight()).toBe("–"));
  type("sum", "1");
  expect(send()).toBe(true);
});

test("a page without an answer says nothing of an outdated one", async () => {
  document.querySelector("[data-live=bar]")?.replaceChildren();
  pages["/calculate"] = 500;
  type("sum", "x");
  vi.runAllTimers();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  vi.useRealTimers();
  await nextTurn();
  expect(shown()).toBe("first");
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

test("an amount gets separators while it is typed; a rate keeps its comma, so that its error shows", () => {
  showHtml(
    `<live-answer><form action="/calculate#answer"><input name="sum" data-amount>
      <input name="rate" inputmode="decimal"></form></live-answer>`,
  );
  type("sum", "1234567");
  type("rate", "9,5");
  const shownIn = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  expect(shownIn("sum")).toBe("1,234,567");
  expect(shownIn("rate")).toBe("9,5");
});

test.each([
  ["untouched", "asks for nothing: its answer would close what is open in the first one", false],
  ["ticked before the script came", "is answered", true],
])("a tick box that is %s %s", (_what, _then, isTicked) => {
  const form = document.querySelector("form");
  const box = Object.assign(document.createElement("input"), { type: "checkbox", name: "extra" });
  box.checked = isTicked;
  form?.append(box);
  // The script arrives only now.
  document.body.append(document.querySelector("live-answer") ?? "");
  vi.runAllTimers();
  expect(asked).toEqual(isTicked ? ["/calculate"] : []);
});

test("once another product is chosen, no answer is requested, whether typed before or after", () => {
  const address = location.href;
  type("sum", "12");
  type("product", "two");
  type("sum", "123");
  vi.runAllTimers();
  expect(asked).toEqual([]);
  expect(figureInSight()).toBe("–");
  type("product", "one");
  type("sum", "1234");
  vi.runAllTimers();
  expect(asked).toEqual(["/calculate"]);
  expect(location.href).toBe(address);
});

describe("a form that posts private values", () => {
  const showForm = () =>
    showHtml(
      `<live-answer><form method="post" action="/private#answer"><input name="pay" value="1">
        <select name="kind"><option>gross</option><option>net</option></select></form>
        <dl data-live="bar"><dd>KES 1</dd></dl>
        <div data-live="answer"><h2>first</h2></div></live-answer>`,
    );
  const valueOf = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

  beforeEach(() => {
    history.replaceState(null, "", "/private");
    pages["/private"] = answered("twelve");
    showForm();
  });

  test("is answered while it is filled in, without values in the URL", async () => {
    type("pay", "12");
    await isShown("twelve");
    expect(asked).toEqual(["/private pay=12&kind=gross"]);
    expect(location.href).not.toContain("12");
  });

  test("is answered if a list was changed before the script arrived", async () => {
    const list = document.querySelector("select");
    if (list) list.selectedIndex = 1;
    // The script arrives only now.
    document.body.append(document.querySelector("live-answer") ?? "");
    await isShown("twelve");
    expect(asked).toEqual(["/private pay=1&kind=net"]);
  });

  test("is filled in and answered again after a reload", async () => {
    type("pay", "12");
    showForm();
    expect(valueOf("pay")).toBe("12");
    await isShown("twelve");
  });

  test("keeps its values in the new history entry if the page already shows its answer", () => {
    send();
    vi.runAllTimers();
    expect(asked).toEqual([]);
    expect(location.hash).toBe("#answer");
    expect(history.state).toEqual({ typed: "pay=1&kind=gross" });
  });

  test("is sent untouched if the page has no answer yet, so that its errors are shown", () => {
    showHtml(
      `<live-answer><form method="post" action="/private#answer"><input name="pay"></form>
        <dl data-live="bar"></dl><div data-live="answer">Rules</div></live-answer>`,
    );
    expect(send()).toBe(true);
  });
});
