/** The URL of the answer to a form. */
export function addressOf(form: HTMLFormElement) {
  const address = new URL(form.action);
  address.hash = "";
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") address.searchParams.append(name, value);
  return address.pathname + address.search;
}

const elsewhere = new WeakSet<HTMLFormElement>();

/** Browsers before 2020 do not say which button sends a form; Enter presses its first one. */
export function watchPresses(form: HTMLFormElement) {
  form.addEventListener("click", ({ target }) => {
    const isElsewhere = target instanceof Element && target.closest("[formaction]");
    if (isElsewhere) elsewhere.add(form);
    else elsewhere.delete(form);
  });
}

/** True if the pressed button sends the form to a page other than its own. */
export const leadsElsewhere = (form: HTMLFormElement) => elsewhere.has(form);
