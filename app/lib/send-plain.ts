import { isLeft } from "./in-time.ts";

const sentPlain = new WeakSet<HTMLFormElement>();

/**
 * Has the browser send a form itself, as it does where there is no script, because a script that sending needs does
 * not come. Says whether the page was left for the answer.
 */
export function sendPlain(form: HTMLFormElement): Promise<boolean> {
  sentPlain.add(form);
  form.submit();
  return isLeft();
}

/** Sent so once, always so: only then does the server see that a form was sent twice. */
export const wasSentPlain = (form: HTMLFormElement): boolean => sentPlain.has(form);
