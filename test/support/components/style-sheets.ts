import { afterEach, beforeEach } from "vitest";

/**
 * Makes linked style sheets load or fail, in all tests of a file: happy-dom loads none, and reports each as loaded at
 * once.
 */
export function serveSheets(): { answer: "come" | "fail" } {
  const line: ReturnType<typeof serveSheets> = { answer: "come" };
  const divert = (event: Event) => {
    if (line.answer === "come" || !(event.target instanceof HTMLLinkElement)) return;
    event.stopImmediatePropagation();
    event.target.dispatchEvent(new Event("error"));
  };
  beforeEach(() => {
    line.answer = "come";
    document.addEventListener("load", divert, { capture: true });
  });
  afterEach(() => document.removeEventListener("load", divert, { capture: true }));
  return line;
}
