import type { Server } from "node:http";

const lookMs = 50;

/**
 * Accepts no new connections, and resolves when all pending answers have been sent. Connections stay open for a minute
 * after an answer, and Node closes only the idle ones: this closes the others as soon as they are idle.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setInterval(() => server.closeIdleConnections(), lookMs);
  await closed;
  clearInterval(timer);
}
