/** Moves the focus to the first field with an error. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]");
  // A field in a closed group takes no focus.
  const group = field?.closest("details");
  if (group) group.open = true;
  // A field that has the focus already, as after Enter, would not be read with its error.
  field?.blur();
  field?.focus();
}
