import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { closeServer } from "./http/close-server.ts";
import type { Log } from "./base/log.ts";

const longestFinishMs = 20_000;

type StopOptions = {
  server: Server;
  log: Log;
  /** Time for a load balancer to see that this server is stopping, while it still answers. */
  drainSeconds: number;
  onStopping: () => void;
  /** Called after the last answer: finishes deliveries and closes the database. */
  onClosed: () => Promise<void>;
};

/** On Ctrl-C and SIGTERM: finishes the current requests, accepts no new ones, then ends the process. */
export function stopGracefully({ server, log, drainSeconds, onStopping, onClosed }: StopOptions) {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // Ctrl-C reaches a whole process group, so the parent process may forward the signal a second time.
    if (isStopping) return;
    isStopping = true;
    onStopping();
    // Closes the connection after each answer, so that the client's next request goes to another server.
    server.prependListener("request", (_, response) => {
      response.shouldKeepAlive = false;
    });
    log.info({ signal, drainSeconds }, "Stopping");
    setTimeout(() => process.exit(1), drainSeconds * 1000 + longestFinishMs).unref();
    await sleep(drainSeconds * 1000);
    await closeServer(server);
    await onClosed();
    process.exit(0);
  };
  process.on("SIGINT", (signal) => void stop(signal));
  process.on("SIGTERM", (signal) => void stop(signal));
}
