// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { does, showComponent, takeOver } from "#test/support/show-component.tsx";
import { AmountField } from "./amount-field.tsx";

const field = <AmountField label="Amount" name="amount" />;
const input = () => document.querySelector("input");

const type = (value: string, init: InputEventInit = {}) =>
  does(() => {
    const box = input();
    if (!box) return;
    // Past React, which keeps an eye on the value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, value);
    box.setSelectionRange(value.length, value.length);
    box.dispatchEvent(new InputEvent("input", { bubbles: true, ...init }));
  });

test("separators come while the visitor types", async () => {
  await showComponent(field);
  await type("5000");
  expect(input()?.value).toBe("5,000");
  await type("5,00000");
  expect(input()?.value).toBe("500,000");
});

test("a separator that is deleted takes its digit with it", async () => {
  await showComponent(<AmountField label="Amount" name="amount" typed="5000" />);
  expect(input()?.value).toBe("5,000");
  const box = input();
  await does(() => {
    if (!box) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "5000");
    box.setSelectionRange(1, 1);
    const inputType = "deleteContentBackward";
    box.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
  });
  expect(input()?.value).toBe("000");
});

test("what a keyboard is still composing is left alone", async () => {
  await showComponent(field);
  await type("5000", { isComposing: true });
  expect(input()?.value).toBe("5000");
});

test("what was typed before React took over is grouped then", async () => {
  await takeOver(field, () => input()?.setRangeText("1234567"));
  expect(input()?.value).toBe("1,234,567");
});
