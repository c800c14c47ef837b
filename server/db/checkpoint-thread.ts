/**
 * The code of the checkpoint thread, which gets it as text and loads only modules of Node: a file of TypeScript would
 * also load the code that strips types, 18 MB of memory.
 */
function moveLog() {
  const { statSync } = process.getBuiltinModule("node:fs");
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");

  const everyMs = 50;
  /** SQLite's own limit: 1,000 pages. */
  const leastBytes = 4 * 1024 * 1024;
  /** The most pages of 4 KB in the log. */
  const mostPages = 8192;

  const path = String(workerData);
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec("pragma synchronous = full");
  const withoutWaiting = file.prepare("pragma wal_checkpoint(passive)");
  let seenMs = 0;
  let isWriterAsked = false;

  /**
   * The log restarts only when all of it is moved. Under constant writes only the writer can do that, between two
   * commits; by then most is moved.
   */
  function moveIfGrown() {
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
    if (isWriterAsked || !log || log.size < leastBytes || log.mtimeMs === seenMs) return;
    seenMs = log.mtimeMs;
    isWriterAsked = Number(withoutWaiting.get()?.["log"]) >= mostPages;
    if (isWriterAsked) parentPort?.postMessage("move the rest");
  }

  const timer = setInterval(moveIfGrown, everyMs);
  parentPort?.on("message", (message) => {
    isWriterAsked = false;
    if (message !== "stop") return;
    clearInterval(timer);
    file.close();
    parentPort.close();
  });
}

export const checkpointThread = `(${moveLog.toString()})()`;
