import { type Logger, pino } from "pino";
import { dataRequestFields } from "#domain/forms/data-request.ts";
import { enquiryFields, visitorFields } from "#domain/forms/enquiry-fields.ts";
import { applicationFields } from "#domain/forms/job-application.ts";

export type Log = Logger;

const flushMs = 1000;
/** The most characters of lines that are held and written together. */
const mostHeld = 16_384;

const filledIn = { ...applicationFields, ...visitorFields, ...enquiryFields, ...dataRequestFields };

/**
 * PostgreSQL adds to an error the values that were being written: names, numbers, messages. Fields of forms are redacted
 * too, in case a form is ever logged.
 */
const personal = [
  ...["detail", "where", "parameters", "query"].map((field) => `err.${field}`),
  ...Object.keys(filledIn),
  ...["phoneNumber", "otp", "cv", "education", "workExperience"],
];

/** The options of every log. */
export const lineOptions = { base: null, redact: personal };

/**
 * Logs one JSON line for each event to standard output, never with a visitor's input. Lines are held for up to a second
 * and written together: single writes would cost as much as serving the pages. `writeLine` writes a finished line; it
 * is undefined if the level is too high.
 */
export function createLog(level: string): {
  log: Log;
  writeLine: ((line: string) => void) | undefined;
} {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  const log = pino({ ...lineOptions, level, timestamp: pino.stdTimeFunctions.isoTime }, output);
  let lines = "";
  // Passes held lines on as one string: the output scans its buffer at each write.
  function handOver() {
    if (lines) output.write(lines);
    lines = "";
  }
  function writeLine(line: string) {
    lines += line;
    if (lines.length >= mostHeld) handOver();
  }
  setInterval(() => {
    handOver();
    output.flush();
  }, flushMs).unref();
  let hasReader = true;
  // The site runs on without a log.
  output.on("error", () => (hasReader = false));
  // Before pino's own listener, which would repeat a write to a closed output without end.
  process.prependListener("exit", () => {
    if (!hasReader) return output.destroy();
    handOver();
    output.flushSync();
  });
  return { log, writeLine: log.isLevelEnabled("info") ? writeLine : undefined };
}
