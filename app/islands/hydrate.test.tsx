// @vitest-environment happy-dom
import { useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { nextTurn } from "#test/support/components/next-turn.ts";
import { translatePage } from "#test/support/browser/translate-page.ts";
import { hydrate } from "./hydrate.tsx";
import { noteSentNodes } from "./sent-nodes.ts";

/** A form that counts its presses, and cannot count beyond nine. */
function Counter({ from = 0 }: { from?: number }) {
  const [count, setCount] = useState(from);
  const id = useId();
  if (count > 9) throw new Error("Too many");
  return (
    <form>
      <label htmlFor={id}>Name</label>
      <input id={id} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>{" "}
      of nine
    </form>
  );
}

let root: HTMLElement;
const said: string[] = [];
const counted: unknown[] = [];
beforeEach(() => {
  // Set by earlier tests in this process: React would then require `act`, which no page has.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.spyOn(console, "error").mockImplementation((...all) => said.push(all.join(" ")));
  said.length = 0;
  counted.length = 0;
  const note = ({ detail }: WindowEventMap["count"]) => counted.push(detail);
  addEventListener("count", note);
  onTestFinished(() => {
    removeEventListener("count", note);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  show(3);
});

function show(from: number, shown = from) {
  root = document.createElement("div");
  Object.assign(root.dataset, {
    islandId: "a",
    props: JSON.stringify({ from }),
    state: "waking",
    late: "",
  });
  root.innerHTML = renderToString(<Counter from={shown} />, { identifierPrefix: "a-" });
  noteSentNodes(root);
  document.body.replaceChildren(root);
}

const press = async () => {
  root.querySelector("button")?.click();
  await nextTurn();
  return root.querySelector("button")?.textContent;
};
const field = () => root.querySelector("input");
function type() {
  const input = field();
  if (input) input.value = "Wanjiku";
  input?.focus();
  return input;
}

test("React takes over the existing HTML, and the island is awake once it handles events", async () => {
  const button = root.querySelector("button");
  await hydrate(root, Counter);
  expect(root.dataset).toMatchObject({ state: "awake" });
  expect(root.dataset["late"]).toBeUndefined();
  expect(root.querySelector("button")).toBe(button);
  expect(said).toEqual([]);
  expect(await press()).toBe("4");
});

test("an island whose form the browser has sent meanwhile stays as it is", async () => {
  root.dataset["state"] = "plain";
  await hydrate(root, Counter);
  expect(root.dataset["state"]).toBe("plain");
  expect(await press()).toBe("3");
});

test.each([
  ["by wrapping", () => onTestFinished(translatePage())],
  [
    "in place",
    () => {
      for (const { firstChild } of root.querySelectorAll("label, button"))
        if (firstChild) firstChild.nodeValue = "Jina";
    },
  ],
])("a page that was translated %s is hydrated and keeps what was typed", async (_, translate) => {
  const sent = root.innerHTML;
  translate();
  expect(root.innerHTML).not.toBe(sent);
  const input = type();
  await hydrate(root, Counter);
  expect(said).toEqual([]);
  expect(field()).toBe(input);
  expect(document.activeElement).toBe(input);
  expect(await press()).toBe("4");
  expect(root.textContent).toBe("Name4 of nine");
});

test.each([
  ["a component that throws", () => show(10, 3), "Too many"],
  [
    "HTML that is not its own",
    () => root.querySelector("label")?.remove(),
    "as the server sent it",
  ],
])(
  "%s leaves the HTML with what was typed; the reason is logged and counted",
  async (_, spoil, reason) => {
    spoil();
    noteSentNodes(root);
    const input = type();
    await expect(hydrate(root, Counter)).rejects.toThrow(reason);
    expect(root.dataset["state"]).toBe("plain");
    expect(root.hasAttribute("data-late")).toBe(true);
    expect(field()).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(input?.value).toBe("Wanjiku");
    expect(said.join()).toContain(reason);
    expect(counted).toEqual([{ event: "island_failed" }]);
  },
);

test("an error after waking leaves the HTML with what was typed, and is logged and counted", async () => {
  show(9);
  await hydrate(root, Counter);
  const input = type();
  expect(await press()).toBe("9");
  expect(root.dataset["state"]).toBe("plain");
  expect(root.hasAttribute("data-late")).toBe(true);
  expect(field()).toBe(input);
  expect(input?.value).toBe("Wanjiku");
  expect(said.join()).toContain("Too many");
  expect(counted).toEqual([{ event: "island_failed" }]);
  expect(await press()).toBe("9");
});
