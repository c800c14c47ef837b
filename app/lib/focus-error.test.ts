// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { focusFirstError } from "./focus-error.ts";

test.each(["the button", "the field itself, as after Enter,", "nothing"])(
  "the first error is announced when %s has the focus",
  (before) => {
    document.body.innerHTML = `<form><input name="right"><details><summary>More</summary>
      <input name="wrong" aria-invalid="true"></details><input aria-invalid="true"><button>Send</button></form>`;
    const form = document.querySelector("form");
    const at = before === "the button" ? "button" : "[name=wrong]";
    if (before !== "nothing") form?.querySelector<HTMLElement>(at)?.focus();
    const read: unknown[] = [];
    form?.addEventListener("focusin", ({ target }) => read.push(target));
    focusFirstError(form);
    expect(read).toEqual([form?.querySelector("[name=wrong]")]);
    expect(document.querySelector("details")?.open).toBe(true);
  },
);
