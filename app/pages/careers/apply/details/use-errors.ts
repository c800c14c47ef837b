import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { Errors } from "../application-view.ts";
import { inFormOrder } from "../values/form-order.ts";

/** The errors by field. FRM-9: changing a field removes its error. */
export function useErrors(errors: Errors) {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const found = new Map(inFormOrder(errors));
  const add = (name: string) => setChanged((names) => [...names, name]);
  return {
    errorOf: (name: string) =>
      changed.some((each) => name === each || name.startsWith(`${each}.`))
        ? undefined
        : found.get(name),
    noteChange({ target }: FormEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const { name } = target;
      if (found.has(name)) flushSync(() => add(name));
    },
    /** Removes the errors of a whole list, whose rows have changed places. */
    forget: add,
  };
}
