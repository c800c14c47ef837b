import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../db/open-database.ts";
import { outboxDepth } from "../outbox/outbox.store.ts";
import type { PullState } from "../content-pull/state.ts";
import type { PageEncoding } from "../page-cache/cached-page.ts";
import type { Miss } from "../page-cache/page-dictionaries.ts";

/** The build and content that this process serves; `contentIsCurrent` is false while newer content has mistakes. */
export type SiteState = {
  build: string;
  content: string;
  contentIsCurrent: boolean;
  /** The last pull, if the content comes from a Git host. */
  pull?: PullState;
};

type MetricsOptions = {
  db: Database;
  now: () => number;
  /** The number of codes left for today. */
  codesLeft: () => Promise<number>;
  site: () => SiteState;
};

const encodings: readonly PageEncoding[] = ["dcb", "dcz", "br", "gzip", "identity"];
const misses: readonly Miss[] = ["unknown", "busy", "larger"];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics for Prometheus: the process and its event loop, requests, the outbox, codes and refused uploads. */
export function createMetrics({ db, now, codesLeft, site }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const uploadsRefused = counter(
    "uploads_refused_total",
    "CVs that were not taken, by reason",
    "reason",
  );
  const codesSent = counter(
    "sms_codes_sent_total",
    "Codes sent, by the first six digits of the number",
    "prefix",
  );
  const codesReturned = counter("sms_codes_returned_total", "Codes that were given back");
  const deliveriesDead = counter(
    "outbox_dead_total",
    "Messages given up since the start, by channel",
    "channel",
  );
  // Prometheus sees no increase in a series that begins at 1.
  uploadsRefused.inc({ reason: "infected" }, 0);
  const pagesRendered = counter("page_renders_total", "Pages rendered, not served from memory");
  const pageAnswers = counter(
    "page_answers_total",
    "Kept pages sent, by their encoding; dcb and dcz are what differs from the page before",
    "encoding",
  );
  for (const encoding of encodings) pageAnswers.inc({ encoding }, 0);
  const dictionaryMisses = counter(
    "page_dictionary_misses_total",
    "Pages asked for with a page before that were sent whole, by reason",
    "reason",
  );
  for (const reason of misses) dictionaryMisses.inc({ reason }, 0);
  const savedBytes = counter(
    "page_dictionary_saved_bytes_total",
    "Bytes that pages sent as dcb and dcz would have had more in the visitor's next best encoding",
  );
  const requestsShed = counter(
    "requests_shed_total",
    "Requests answered 503 because too much waited to be computed",
  );
  const retentionsRefused = counter(
    "retention_refused_total",
    "Nightly deletions refused since the start, because so much is unusual",
  );
  const waiting = gauge("outbox_waiting", "Messages to be delivered, by channel", "channel");
  const oldest = gauge(
    "outbox_oldest_seconds",
    "Age of the oldest message to be delivered, by channel",
    "channel",
  );
  const codes = gauge("sms_codes_left", "Codes that may still be sent today");
  const isUp = gauge(
    "database_up",
    "1 while the database answers; without it there is nothing to say of outbox and codes",
  );

  const info = gauge(
    "site_info",
    "The build that runs and the content that it shows; always 1",
    "build",
    "content",
  );
  const reloadFailed = gauge(
    "content_reload_failed",
    "1 while the content of before is shown, because the last reading of the new one found mistakes",
  );

  const pullAge = gauge("content_pull_seconds", "Time since the Git host of the content answered");
  const pullRefused = gauge(
    "content_pull_refused",
    "1 while the newest content of the Git host is not shown because it was refused",
  );

  function lookAtSite() {
    const { build, content, contentIsCurrent, pull } = site();
    if (pull) {
      pullAge.set((now() - (pull.pulledAt ?? 0)) / 1000);
      pullRefused.set(pull.refused?.commit === undefined ? 0 : 1);
    }
    info.reset();
    info.set({ build, content }, 1);
    reloadFailed.set(contentIsCurrent ? 0 : 1);
  }

  async function inspectDatabase() {
    waiting.reset();
    oldest.reset();
    codes.remove();
    try {
      const [depths, left] = await Promise.all([outboxDepth(db, now()), codesLeft()]);
      for (const [channel, depth] of Object.entries(depths)) {
        waiting.set({ channel }, depth.waiting);
        oldest.set({ channel }, depth.oldestSeconds);
        deliveriesDead.inc({ channel }, 0);
      }
      codes.set(left);
      isUp.set(1);
    } catch {
      // Answers with the process's own metrics even if the database fails.
      isUp.set(0);
    }
  }

  return {
    /** The text for Prometheus, with current values. */
    async read(): Promise<string> {
      lookAtSite();
      await inspectDatabase();
      return registry.metrics();
    },
    contentType: registry.contentType,
    requestAnswered: (method: string, status: number, ms: number) =>
      requests.observe({ method, status }, ms / 1000),
    pageAnswered(encoding: PageEncoding, saved: number) {
      pageAnswers.inc({ encoding });
      savedBytes.inc(saved);
    },
    dictionaryMissed: (reason: Miss) => dictionaryMisses.inc({ reason }),
    pageRendered: () => pagesRendered.inc(),
    requestShed: () => requestsShed.inc(),
    codeSent: (prefix: string) => codesSent.inc({ prefix }),
    codeReturned: () => codesReturned.inc(),
    uploadRefused: (reason: string) => uploadsRefused.inc({ reason }),
    deliveryDead: (channel: string) => deliveriesDead.inc({ channel }),
    retentionRefused: () => retentionsRefused.inc(),
  };
}
