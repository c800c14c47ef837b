import { Histogram, type Registry } from "prom-client";
import { countPageAnswers } from "./page-answers.ts";

/** Counts requests and the pages sent in answer. */
export function countTraffic(registry: Registry) {
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  return {
    requestAnswered: (method: string, status: number, ms: number) =>
      requests.observe({ method, status }, ms / 1000),
    ...countPageAnswers(registry),
  };
}
