// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { TickBox } from "#app/parts/captcha/tick-box.tsx";
import { content } from "#test/support/content/content.ts";
import { serveApi } from "#test/support/components/served-api.ts";
import { does, showComponent } from "#test/support/components/show-component.tsx";
import { useTick } from "./use-tick.ts";

serveApi();
const { tickBox: texts, errors } = content.formMessages;
const submit = async () => undefined;

function Asking({ found }: { found: Record<string, string> }) {
  const { tickBox } = useTick({ submit }, found);
  return <TickBox id="box" captcha={{ mode: "altcha" }} texts={texts} {...tickBox} />;
}

test("a tick clears the error of its box, and the next answer can set it again", async () => {
  const missing = () => ({ captcha: errors.captcha.missing });
  const isRed = () => document.querySelector("input")?.getAttribute("aria-invalid") === "true";
  const show = await showComponent(<Asking found={missing()} />);
  expect(isRed()).toBe(true);
  await does(() => document.querySelector("input")?.click());
  expect(isRed()).toBe(false);
  await show(<Asking found={missing()} />);
  expect(isRed()).toBe(true);
});
