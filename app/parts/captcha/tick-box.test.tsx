// @vitest-environment happy-dom
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { content } from "#test/support/content/content.ts";
import { serveApi } from "#test/support/components/served-api.ts";
import { does, showComponent } from "#test/support/components/show-component.tsx";
import { TickBox } from "./tick-box.tsx";
import type { CaptchaChoice, TickBoxHandle } from "./tick-box-props.ts";

const { sent, answer } = serveApi();
const texts = content.formMessages.tickBox;
const script = () => new Response("", { headers: { "Content-Type": "text/javascript" } });

async function showBox(mode: CaptchaChoice["mode"]) {
  const box = createRef<TickBoxHandle>();
  await showComponent(<TickBox id="box" texts={texts} captcha={{ mode }} ref={box} />);
  return box;
}
const tick = () => does(() => document.querySelector("input")?.click());
const status = () => document.querySelector("[role=status]")?.textContent;
const failure = () => document.querySelector("[role=alert]");
const retry = () => does(() => failure()?.querySelector("button")?.click());

test("without a configured captcha there is no tick box", async () => {
  const box = await showBox("off");
  expect(document.querySelector("input")).toBeNull();
  expect(box.current?.isTicked()).toBe(true);
  expect(sent).toEqual([]);
});

test("without a tick there is no proof", async () => {
  const box = await showBox("altcha");
  expect(box.current?.isTicked()).toBe(false);
  await expect(box.current?.token()).resolves.toBeUndefined();
});

test.each([
  ["offline", () => new TypeError("Failed to fetch")],
  ["an error page", () => new Response("<h1>Error</h1>", { status: 500 })],
  ["a page in its place", () => new Response("", { headers: { "Content-Type": "text/html" } })],
])(
  "if its script does not load (%s), an error is shown and a button retries",
  async (_, brokenAnswer) => {
    await showBox("altcha");
    await does(() => answer(brokenAnswer()));
    await tick();
    expect(status()).toBe(texts.checking);
    await does(() => answer(brokenAnswer()));
    await vi.waitFor(() => expect(failure()?.textContent).toContain(texts.failed));
    await retry();
    expect(failure()).toBeNull();
    expect(status()).toBe(texts.checking);
  },
);

test.each([
  ["no JSON", () => new Response("<h1>Error</h1>")],
  ["no task", () => Response.json({ code: 0, data: { parameters: {} } })],
  ["a refusal", () => Response.json({ code: 429, message: "" })],
])("an answer without a challenge (%s) gives no proof", async (_, brokenAnswer) => {
  const box = await showBox("altcha");
  await does(() => answer(script()));
  await tick();
  await does(() => answer(brokenAnswer()));
  await vi.waitFor(() => expect(failure()).not.toBeNull());
  expect(box.current?.isTicked()).toBe(true);
});

test("an attempt that fails after the box was unticked shows no error", async () => {
  await showBox("altcha");
  await does(() => answer(script()));
  await tick();
  await tick();
  await does(() => answer(new TypeError("Failed to fetch")));
  expect(failure()).toBeNull();
  expect(status()).toBe("");
});

test("if Google's script does not load, an error shows and a button tries again", async () => {
  // In this environment no external script loads.
  const box = await showBox("recaptcha");
  await vi.waitFor(() => expect(failure()).not.toBeNull());
  expect(document.querySelector("script[src*=google]")).toBeNull();
  let token = "";
  vi.stubGlobal("grecaptcha", {
    ready: (call: () => void) => call(),
    render: () => 1,
    getResponse: () => token,
    reset: () => (token = ""),
  });
  await retry();
  expect(failure()).toBeNull();
  expect(box.current?.isTicked()).toBe(false);
  token = "proof";
  await expect(box.current?.token()).resolves.toBe("proof");
  expect(box.current?.renew()).toBe(false);
  await expect(box.current?.token()).resolves.toBeUndefined();
});
