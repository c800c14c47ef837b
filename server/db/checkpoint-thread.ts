import { statSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { openSqliteFile } from "./sqlite-file.ts";

const everyMs = 50;
/** SQLite's own limit: 1,000 pages. */
const leastBytes = 4 * 1024 * 1024;
/** The pages of 4 KB that the log may hold. */
const mostPages = 8192;

const path = String(workerData);
const file = openSqliteFile(path);
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
  parentPort?.close();
});
