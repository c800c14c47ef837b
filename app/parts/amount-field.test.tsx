// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { showComponent, takeOver, typeInto } from "#test/support/show-component.tsx";
import { AmountField } from "./amount-field.tsx";

const field = <AmountField label="Amount" name="amount" />;
const input = () => document.querySelector("input");

const type = (value: string, init: InputEventInit = {}, caret = value.length) =>
  typeInto(input(), value, init, caret);

test("separators appear while the visitor types", async () => {
  await showComponent(field);
  await type("5000");
  expect(input()?.value).toBe("5,000");
  await type("5,00000");
  expect(input()?.value).toBe("500,000");
});

test("deleting a separator deletes its digit too", async () => {
  await showComponent(<AmountField label="Amount" name="amount" typed="5000" />);
  expect(input()?.value).toBe("5,000");
  await type("5000", { inputType: "deleteContentBackward" }, 1);
  expect(input()?.value).toBe("000");
});

test("text that a keyboard is still composing is not changed", async () => {
  await showComponent(field);
  await type("5000", { isComposing: true });
  expect(input()?.value).toBe("5000");
});

test("text typed before React took over is grouped then", async () => {
  await takeOver(field, () => input()?.setRangeText("1234567"));
  expect(input()?.value).toBe("1,234,567");
});
