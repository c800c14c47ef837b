import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../db/open-database.ts";
import type { Drift, Served } from "../revisions/replica-watch.ts";
import { outboxDepth } from "../outbox/outbox.store.ts";

/** What this process serves, and how far the others differ. */
export type SiteState = Served & Drift & { contentIsCurrent: boolean };

type MetricsOptions = {
  db: Database;
  now: () => number;
  /** What is left of today's codes. */
  codesLeft: () => Promise<number>;
  site: () => SiteState;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** What Prometheus reads: the process and its event loop, requests, the outbox, codes and refused uploads. */
export function createMetrics({ db, now, codesLeft, site }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const uploadsRefused = new Counter({
    name: "uploads_refused_total",
    help: "CVs that were not taken, by reason",
    labelNames: ["reason"],
    registers,
  });
  const codeAlarms = new Counter({
    name: "sms_alarms_total",
    help: "Codes asked for as by those who are paid for messages, by what gave it away",
    labelNames: ["alarm"],
    registers,
  });
  const deliveriesDead = new Counter({
    name: "outbox_dead_total",
    help: "Messages given up since the start, by channel",
    labelNames: ["channel"],
    registers,
  });
  const pagesRendered = new Counter({
    name: "page_renders_total",
    help: "Pages rendered, not served from memory",
    registers,
  });
  const requestsShed = new Counter({
    name: "requests_shed_total",
    help: "Requests answered 503 because too much waited to be computed",
    registers,
  });
  const retentionsRefused = new Counter({
    name: "retention_refused_total",
    help: "Nightly deletions refused since the start, because so much is unusual",
    registers,
  });
  const waiting = new Gauge({
    name: "outbox_waiting",
    help: "Messages to be delivered, by channel",
    labelNames: ["channel"],
    registers,
  });
  const oldest = new Gauge({
    name: "outbox_oldest_seconds",
    help: "Age of the oldest message to be delivered, by channel",
    labelNames: ["channel"],
    registers,
  });
  const codes = new Gauge({
    name: "sms_codes_left",
    help: "Codes that may still be sent today",
    registers,
  });
  const isUp = new Gauge({
    name: "database_up",
    help: "1 while the database answers; without it there is nothing to say of outbox and codes",
    registers,
  });

  const info = new Gauge({
    name: "site_info",
    help: "The build that runs and the content that it shows; always 1",
    labelNames: ["build", "content"],
    registers,
  });
  const reloadFailed = new Gauge({
    name: "content_reload_failed",
    help: "1 while the content of before is shown, because the last reading of the new one found mistakes",
    registers,
  });
  const replicas = new Gauge({
    name: "replicas",
    help: "Processes that serve the site",
    registers,
  });
  const differing = new Gauge({
    name: "replicas_differing",
    help: "Other processes that run another build or show other content than this one",
    labelNames: ["what"],
    registers,
  });

  function lookAtSite() {
    const { build, content, contentIsCurrent, ...drift } = site();
    info.reset();
    info.set({ build, content }, 1);
    reloadFailed.set(contentIsCurrent ? 0 : 1);
    replicas.set(drift.replicas);
    differing.set({ what: "build" }, drift.otherBuild);
    differing.set({ what: "content" }, drift.otherContent);
  }

  async function lookIntoDatabase() {
    waiting.reset();
    oldest.reset();
    codes.remove();
    try {
      const [depths, left] = await Promise.all([outboxDepth(db, now()), codesLeft()]);
      for (const [channel, depth] of Object.entries(depths)) {
        waiting.set({ channel }, depth.waiting);
        oldest.set({ channel }, depth.oldestSeconds);
      }
      codes.set(left);
      isUp.set(1);
    } catch {
      // What is known of the process is wanted most when something is wrong.
      isUp.set(0);
    }
  }

  return {
    /** The page that Prometheus reads, as all is now. */
    async read(): Promise<string> {
      lookAtSite();
      await lookIntoDatabase();
      return registry.metrics();
    },
    contentType: registry.contentType,
    requestAnswered: (method: string, status: number, ms: number) =>
      requests.observe({ method, status }, ms / 1000),
    pageRendered: () => pagesRendered.inc(),
    requestShed: () => requestsShed.inc(),
    codeAlarm: (alarm: string) => codeAlarms.inc({ alarm }),
    uploadRefused: (reason: string) => uploadsRefused.inc({ reason }),
    deliveryDead: (channel: string) => deliveriesDead.inc({ channel }),
    retentionRefused: () => retentionsRefused.inc(),
  };
}
