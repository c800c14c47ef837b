import { countEvent } from "./count-event.ts";

let isCounting = false;
let hasAnswer = false;

/** Counts one calculation, when the visitor leaves, for all answers that the page showed while they typed. */
export function countOnLeaving(): void {
  hasAnswer = true;
  if (isCounting) return;
  isCounting = true;
  addEventListener("pagehide", () => {
    if (hasAnswer) countEvent({ event: "calculation" });
    hasAnswer = false;
  });
}

/** The form is sent: the server counts the answer. */
export function leaveToServer(): void {
  hasAnswer = false;
}
