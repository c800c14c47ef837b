import { type ComponentProps, useEffect, useRef } from "react";
import { groupAmount } from "#app/lib/group-amount.ts";
import { Field } from "#app/ui/form/field.tsx";
import { groupedText } from "#domain/forms/grouped-typing.ts";

type AmountFieldProps = Omit<ComponentProps<typeof Field>, "defaultValue" | "onInput" | "ref"> & {
  typed?: string | undefined;
};

/** FRM-10: a field for an amount of money that adds thousands separators while the visitor types. */
export function AmountField({ typed = "", ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Text typed before React took over has no separators yet.
  useEffect(() => {
    if (input.current) groupAmount(input.current);
  }, []);
  return (
    <Field
      {...field}
      ref={input}
      inputMode="decimal"
      defaultValue={groupedText(typed)}
      onInput={({ currentTarget, nativeEvent }) => groupAmount(currentTarget, nativeEvent)}
    />
  );
}
