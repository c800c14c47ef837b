/** Moves the focus to the first field with an error; false if there is none. */
export function focusFirstError(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]");
  if (!field) return false;
  // A field in a closed group takes no focus.
  const group = field.closest("details");
  if (group) group.open = true;
  focusAnew(field);
  return true;
}

/** Takes the focus away first: a field that has it already, as after Enter, would not be read with its error. */
export function focusAnew(field: HTMLElement): void {
  if (field === document.activeElement) field.blur();
  field.focus();
}
