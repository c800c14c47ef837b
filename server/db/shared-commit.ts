import { setImmediate as nextTurn } from "node:timers/promises";
import { CompiledQuery, type Transaction } from "kysely";
import { isStorageFailure } from "./failure.ts";
import { type Database, hasRowLocks } from "./open-database.ts";
import type { Tables } from "./schema.ts";

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;
type Waiting = {
  /** Returns a function that resolves the caller's promise; called only after the commit. */
  write: Work<() => void>;
  fail: (error: unknown) => void;
};

/** A larger batch would delay the other work of the process. */
const mostTogether = 32;

const queues = new WeakMap<Database, (waiting: Waiting) => void>();

/**
 * Runs work in a transaction and resolves after the commit. SQLite has one writer, and each commit waits for the
 * disk: there, waiting work shares one commit, and work that fails is rolled back alone. PostgreSQL has many writers,
 * and groups their syncs itself.
 */
export function inSharedCommit<T>(db: Database, work: Work<T>): Promise<T> {
  if (hasRowLocks(db)) return db.transaction().execute(work);
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  queueOf(db)({
    async write(transaction) {
      const made = await work(transaction);
      return () => resolve(made);
    },
    fail: reject,
  });
  return promise;
}

function queueOf(db: Database) {
  const queue = queues.get(db) ?? createQueue(db);
  queues.set(db, queue);
  return queue;
}

function createQueue(db: Database) {
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function commitAll() {
    isRunning = true;
    while (waiting.length > 0) {
      // Collects the work of this turn of the event loop; without other work it starts at once.
      await nextTurn();
      await commitTogether(db, waiting.splice(0, mostTogether));
    }
    isRunning = false;
  }

  return (one: Waiting) => {
    waiting.push(one);
    if (!isRunning) void commitAll();
  };
}

async function commitTogether(db: Database, group: readonly Waiting[]) {
  try {
    const answers = await db.transaction().execute(async (transaction) => {
      const written: (() => void)[] = [];
      for (const one of group) {
        written.push(await writeApart(transaction, one));
        // The event loop accepts one connection in each turn: a whole commit in one turn would keep new visitors
        // waiting.
        await nextTurn();
      }
      return written;
    });
    for (const answer of answers) answer();
  } catch (error) {
    for (const { fail } of group) fail(error);
  }
}

const begin = CompiledQuery.raw("savepoint one");
const undo = CompiledQuery.raw("rollback to one");
const end = CompiledQuery.raw("release one");

async function writeApart(transaction: Transaction<Tables>, { write, fail }: Waiting) {
  await transaction.executeQuery(begin);
  try {
    const answer = await write(transaction);
    await transaction.executeQuery(end);
    return answer;
  } catch (error) {
    // The disk is full or broken: SQLite may have rolled back the earlier writes, and the transaction must be
    // abandoned.
    if (isStorageFailure(error)) throw error;
    await transaction.executeQuery(undo);
    await transaction.executeQuery(end);
    return () => fail(error);
  }
}
