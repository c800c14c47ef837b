import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Obstacle } from "../health/health.routes.ts";
import type { Metrics, SiteState } from "./metrics.ts";

/** The state of a process, for operators. */
type Health = SiteState & { status: "ready" | NonNullable<Obstacle> };

type ServeOptions = {
  metrics: Pick<Metrics, "read" | "contentType">;
  health: () => Promise<Health>;
  port: number;
  host: string;
};

/** On its own port, so that no proxy passes it on to visitors by mistake. */
export async function serveMetrics({ metrics, health, port, host }: ServeOptions): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === "/health") {
      const state = await health();
      response.writeHead(state.status === "ready" ? 200 : 503, {
        "Content-Type": "application/json",
      });
      return response.end(JSON.stringify(state));
    }
    if (request.url !== "/metrics") return response.writeHead(404).end();
    // An unhandled rejection would end the process.
    const text = await metrics.read().catch(() => undefined);
    if (text === undefined) return response.writeHead(500).end();
    response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
  });
  await once(server.listen(port, host), "listening");
  return server;
}
