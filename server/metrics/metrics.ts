import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { Database } from "../db/open-database.ts";
import type { Drift, Served } from "../revisions/replica-watch.ts";
import { outboxDepth } from "../outbox/outbox.store.ts";
import type { Counts } from "../workers/messages.ts";
import { countTraffic } from "./traffic.ts";

/** The state of this process, and its difference from the others. */
export type SiteState = Served & Drift & { contentIsCurrent: boolean };

type MetricsOptions = {
  db: Database;
  now: () => number;
  /** The number of codes left for today. */
  codesLeft: () => Promise<number>;
  site: () => SiteState;
};

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

  const trafficHere = new Registry();
  const traffic = countTraffic(trafficHere);
  /** By the process; one that ended keeps its counts, so that no total falls. */
  const ofWorkers = new Map<number, Counts>();
  const uploadsRefused = counter(
    "uploads_refused_total",
    "CVs that were not taken, by reason",
    "reason",
  );
  const codeAlarms = counter(
    "sms_alarms_total",
    "Codes asked for as by those who are paid for messages, by what gave it away",
    "alarm",
  );
  const deliveriesDead = counter(
    "outbox_dead_total",
    "Messages given up since the start, by channel",
    "channel",
  );
  const pagesRendered = counter("page_renders_total", "Pages rendered, not served from memory");
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
  const replicas = gauge("replicas", "Processes that serve the site");
  const differing = gauge(
    "replicas_differing",
    "Other processes that run another build or show other content than this one",
    "what",
  );

  function lookAtSite() {
    const { build, content, contentIsCurrent, ...drift } = site();
    info.reset();
    info.set({ build, content }, 1);
    reloadFailed.set(contentIsCurrent ? 0 : 1);
    replicas.set(drift.replicas);
    differing.set({ what: "build" }, drift.otherBuild);
    differing.set({ what: "content" }, drift.otherContent);
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
      }
      codes.set(left);
      isUp.set(1);
    } catch {
      // The metrics of the process are wanted most when something is wrong.
      isUp.set(0);
    }
  }

  return {
    /** The page that Prometheus reads, as all is now. */
    async read(): Promise<string> {
      lookAtSite();
      await inspectDatabase();
      const all = [await trafficHere.getMetricsAsJSON(), ...ofWorkers.values()];
      return (await registry.metrics()) + (await AggregatorRegistry.aggregate(all).metrics());
    },
    contentType: registry.contentType,
    ...traffic,
    /** The counts of a page worker since its start. */
    countsOfWorker: (worker: number, counts: Counts) => void ofWorkers.set(worker, counts),
    pageRendered: () => pagesRendered.inc(),
    requestShed: () => requestsShed.inc(),
    codeAlarm: (alarm: string) => codeAlarms.inc({ alarm }),
    uploadRefused: (reason: string) => uploadsRefused.inc({ reason }),
    deliveryDead: (channel: string) => deliveriesDead.inc({ channel }),
    retentionRefused: () => retentionsRefused.inc(),
  };
}
