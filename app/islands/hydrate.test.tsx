// @vitest-environment happy-dom
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { hydrate } from "./hydrate.tsx";

function Counter({ from = 0 }: { from?: number }) {
  const [count, setCount] = useState(from);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
  Object.assign(root.dataset, { islandId: "a", props: '{"from":3}', state: "waking", late: "" });
  root.innerHTML = renderToString(<Counter from={3} />);
  document.body.replaceChildren(root);
});

const press = async () => {
  root.querySelector("button")?.click();
  await Promise.resolve();
  return root.textContent;
};

test("React takes over the existing HTML, and the island is awake once it handles events", async () => {
  const button = root.querySelector("button");
  await hydrate(root, Counter);
  expect(root.dataset).toMatchObject({ state: "awake" });
  expect(root.dataset["late"]).toBeUndefined();
  expect(root.querySelector("button")).toBe(button);
  expect(await press()).toBe("4");
});

test("an island whose form the browser has sent meanwhile stays as it is", async () => {
  root.dataset["state"] = "plain";
  await hydrate(root, Counter);
  expect(root.dataset["state"]).toBe("plain");
  expect(await press()).toBe("3");
});

test("a component that throws leaves the island asleep, and says why", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  await expect(hydrate(root, Broken)).rejects.toThrow("broken");
  expect(root.dataset["state"]).toBe("waking");
});
