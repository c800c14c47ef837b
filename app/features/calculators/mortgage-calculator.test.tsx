// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { does, showComponent, takeOver, typeInto } from "#test/support/show-component.tsx";
import { link } from "#app/pages/link.ts";
import { MortgageCalculator } from "./mortgage-calculator.tsx";

const texts = content.messages.calculators;
const paper = { ...content.messages.paper, origin: "https://www.example.org" };
const calculator = <MortgageCalculator texts={texts} paper={paper} />;
const typed = { amount: "1000000", rate: "12", years: "10" };

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
async function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await typeInto(control(name), value);
}
const sendForm = (form: Element | null | undefined) =>
  does(() => form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
const calculate = () => sendForm(control("rate")?.closest("form"));
const answer = () => document.querySelector("h2[tabindex]");

test("the focus moves to the answer, and Back to the form with all that was typed", async () => {
  await showComponent(calculator);
  await fill(typed);
  await calculate();
  expect(answer()?.textContent).toContain("14,347");
  expect(document.activeElement).toBe(answer());
  await sendForm(answer()?.closest("section")?.querySelector("form"));
  expect(answer()).toBeNull();
  expect(document.activeElement).toBe(control("rate")?.closest("form"));
  expect(control("amount")?.value).toBe("1,000,000");
});

test.each([
  [link("/calculators/mortgage"), "?amount=1%2C000%2C000&rate=12&years=10", /^Mortgage: .*14,347/],
  ["/borrow", "", /^Mortgage \|/],
])("on %s the answer has an address and a title of its own: %s", async (path, search, title) => {
  history.replaceState(null, "", path);
  document.title = "Mortgage | HFC";
  await showComponent(calculator);
  await fill(typed);
  await calculate();
  expect(location.pathname + location.search).toBe(path + search);
  expect(document.title).toMatch(title);
  await sendForm(answer()?.closest("section")?.querySelector("form"));
  expect(document.title).toBe("Mortgage | HFC");
});

test("the focus moves to the first error, which disappears once its field is changed", async () => {
  await showComponent(calculator);
  await fill({ ...typed, rate: "much", years: "900" });
  await calculate();
  expect(answer()).toBeNull();
  expect(document.activeElement).toBe(control("rate"));
  expect(control("years")?.getAttribute("aria-invalid")).toBe("true");
  await fill({ rate: "13" });
  expect(control("rate")?.hasAttribute("aria-invalid")).toBe(false);
  expect(control("years")?.getAttribute("aria-invalid")).toBe("true");
});

test("text typed before React took over counts", async () => {
  await takeOver(calculator, () => {
    for (const [name, value] of Object.entries(typed)) control(name)?.setRangeText(value);
  });
  await calculate();
  expect(answer()?.textContent).toContain("14,347");
});
