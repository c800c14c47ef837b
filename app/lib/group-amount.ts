import { type Deletion, groupAfterKey } from "#domain/forms/grouped-typing.ts";

const deletions: Record<string, Deletion> = {
  deleteContentBackward: "before",
  deleteContentForward: "after",
};

/** The text of each field after its last change. */
const shown = new WeakMap<HTMLInputElement, string>();

/** FRM-10: adds thousands separators to a field for an amount of money, after a key or to all that is in it. */
export function groupAmount(input: HTMLInputElement, event?: Event) {
  const key = event instanceof InputEvent ? event : undefined;
  // Some keyboards compose a word before they commit it: changing the text would garble it.
  if (key?.isComposing) return;
  const typing = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const before = shown.get(input) ?? input.defaultValue;
  const grouped = groupAfterKey(before, typing, deletions[key?.inputType ?? ""]);
  shown.set(input, grouped.text);
  if (grouped.text === typing.text) return;
  input.value = grouped.text;
  // In Safari setting the selection of an input moves the focus to it.
  if (document.activeElement === input) input.setSelectionRange(grouped.caret, grouped.caret);
}
