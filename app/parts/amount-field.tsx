import { type ComponentProps, type FormEvent, useEffect, useRef } from "react";
import { Field } from "#app/ui/form/field.tsx";
import { type Deletion, groupAfterKey, groupWhileTyping } from "#domain/forms/grouped-typing.ts";

type AmountFieldProps = Omit<ComponentProps<typeof Field>, "defaultValue" | "onInput" | "ref"> & {
  typed?: string | undefined;
};

const deletions: Record<string, Deletion> = {
  deleteContentBackward: "before",
  deleteContentForward: "after",
};

/** FRM-10: a field for an amount of money that adds thousands separators while the visitor types. */
export function AmountField({ typed = "", ...field }: AmountFieldProps) {
  const initial = groupWhileTyping({ text: typed, caret: 0 }).text;
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(initial);

  // Text typed before React took over has no separators yet.
  useEffect(() => {
    if (input.current) shown.current = regroup(input.current, input.current.value, undefined);
  }, []);

  function group({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const key = nativeEvent instanceof InputEvent ? nativeEvent : undefined;
    // Some keyboards compose a word before they commit it: changing the text would garble it.
    if (key?.isComposing) return;
    shown.current = regroup(currentTarget, shown.current, deletions[key?.inputType ?? ""]);
  }

  return (
    <Field {...field} ref={input} inputMode="decimal" defaultValue={initial} onInput={group} />
  );
}

/** Adds the separators to the input and returns the text it shows afterwards. */
function regroup(input: HTMLInputElement, previousText: string, deletion: Deletion) {
  const typing = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const grouped = groupAfterKey(previousText, typing, deletion);
  if (grouped.text === typing.text) return typing.text;
  input.value = grouped.text;
  // In Safari setting the selection of an input moves the focus to it.
  if (document.activeElement === input) input.setSelectionRange(grouped.caret, grouped.caret);
  return grouped.text;
}
