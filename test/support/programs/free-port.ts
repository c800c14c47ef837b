import { once } from "node:events";
import { createServer } from "node:net";
import { randomInt } from "node:crypto";

/** Below the range that systems use for outgoing connections, which might take the port before its server listens. */
const [lowest, highest] = [11_000, 32_000];

/** A free port, for a server that keeps it across restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const server = createServer();
    const isFree = once(server.listen(port, "127.0.0.1"), "listening").then(
      () => true,
      () => false,
    );
    if (!(await isFree)) continue;
    await once(server.close(), "close");
    return port;
  }
}
