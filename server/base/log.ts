import { type Logger, pino } from "pino";
import { dataRequestFields } from "#domain/forms/data-request.ts";
import { enquiryFields, visitorFields } from "#domain/forms/enquiry-fields.ts";
import { applicationFields } from "#domain/forms/job-application.ts";

export type Log = Logger;

const flushMs = 1000;
/** The most characters of lines that wait to be written together. */
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
 * One JSON line an event, on standard output. What a person typed never goes into it. Lines are written some together,
 * each within a second: written one by one, they would cost as much as the pages they tell of. `writeLine` takes a line
 * that is made already, and is there where the level asks for it.
 */
export function createLog(level: string): {
  log: Log;
  writeLine: ((line: string) => void) | undefined;
} {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  const log = pino({ ...lineOptions, level, timestamp: pino.stdTimeFunctions.isoTime }, output);
  let lines = "";
  // The output scans its buffer for each line.
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
