import { statSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { openSqliteFile } from "./sqlite-file.ts";

const everyMs = 50;
/** As many as SQLite lets gather by itself: 1,000 pages. */
const leastBytes = 4 * 1024 * 1024;
/** Pages of 4 KB that the log may gather. */
const mostPages = 8192;

const path = String(workerData);
const file = openSqliteFile(path);
const withoutWaiting = file.prepare("pragma wal_checkpoint(passive)");
let seenMs = 0;
let isWriterAsked = false;

/**
 * The log begins anew where all of it was moved: while enquiries come without a pause, only the writer can do that,
 * between two commits. Most is moved by then.
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
