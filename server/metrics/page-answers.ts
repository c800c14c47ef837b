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
  const registers = [registry];
  const show = (name: string, help: string, label: string, counts: Record<string, number>) =>
    new Counter({
      ...{ name, help, registers, labelNames: [label] },
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(counts)) this.inc({ [label]: value }, count);
      },
    });
  show(
    "page_answers_total",
    "Kept pages sent, by their encoding; dcb and dcz are what differs from the page before",
    "encoding",
    answers,
  );
  show(
    "page_dictionary_misses_total",
    "Pages asked for with a page before that were sent whole, by reason",
    "reason",
    misses,
  );
  const saved = new Counter({
    name: "page_dictionary_saved_bytes_total",
    help: "Bytes that pages sent as dcb and dcz would have had more in the visitor's next best encoding",
    registers,
  });

  return {
    pageAnswered(encoding: PageEncoding, savedBytes: number) {
      answers[encoding] += 1;
      if (savedBytes > 0) saved.inc(savedBytes);
    },
    dictionaryMissed(reason: Miss) {
      misses[reason] += 1;
    },
  };
}
