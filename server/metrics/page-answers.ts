import { Counter, type Registry } from "prom-client";
import type { PageEncoding } from "../page-cache/cached-page.ts";
import type { Miss } from "../page-cache/page-dictionaries.ts";

/**
 * Counts the answers from kept pages in plain numbers, which become metrics when they are read: that costs each answer
 * little.
 */
export function countPageAnswers(registry: Registry) {
  const answers: Record<PageEncoding, number> = { dcb: 0, dcz: 0, br: 0, gzip: 0, identity: 0 };
  const misses: Record<Miss, number> = { unknown: 0, busy: 0, larger: 0 };
  let saved = 0;
  const metric = (of: ConstructorParameters<typeof Counter>[0]) =>
    registry.registerMetric(new Counter({ ...of, registers: [] }));

  metric({
    name: "page_answers_total",
    help: "Kept pages sent, by their encoding; dcb and dcz are what differs from the page before",
    labelNames: ["encoding"],
    collect() {
      this.reset();
      for (const [encoding, count] of Object.entries(answers)) this.inc({ encoding }, count);
    },
  });
  metric({
    name: "page_dictionary_misses_total",
    help: "Pages asked for with a page before that were sent whole, by reason",
    labelNames: ["reason"],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(misses)) this.inc({ reason }, count);
    },
  });
  metric({
    name: "page_dictionary_saved_bytes_total",
    help: "Bytes that pages sent as dcb and dcz would have had more in the visitor's next best encoding",
    collect() {
      this.reset();
      this.inc(saved);
    },
  });

  return {
    pageAnswered(encoding: PageEncoding, savedBytes: number) {
      answers[encoding] += 1;
      saved += savedBytes;
    },
    dictionaryMissed(reason: Miss) {
      misses[reason] += 1;
    },
  };
}
