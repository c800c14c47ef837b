import { isLeft } from "./in-time.ts";

const sentPlain = new WeakSet<HTMLFormElement>();

/**
 * Lets the browser send a form, as it does without script, because a script that sending needs does not load. Resolves
 * to true if the page is left for the answer.
 */
export function sendPlain(form: HTMLFormElement): Promise<boolean> {
  sentPlain.add(form);
  form.submit();
  return isLeft();
}

/** True if the form was sent this way before: it is then always sent this way, so that the server detects a repeat. */
export const wasSentPlain = (form: HTMLFormElement): boolean => sentPlain.has(form);
