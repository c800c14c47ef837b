import type { Server } from "node:http";

const lookMs = 50;

/**
 * Takes no new connection, and resolves when each answer under way was given. Connections are kept for a minute after
 * an answer, and Node closes only idle ones: this closes the others as soon as they are idle.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setInterval(() => server.closeIdleConnections(), lookMs);
  await closed;
  clearInterval(timer);
}
