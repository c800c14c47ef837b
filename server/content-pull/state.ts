import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { writeDurably } from "../adapters/write-durably.ts";
import { Refusal, refusalCodes, type RefusalKind } from "./refusal.ts";

// The cast: Object.keys loses the type of the keys.
const kinds = Object.keys(refusalCodes) as RefusalKind[];

const ImportedSchema = z.object({
  commit: z.string(),
  /** A hash of each job in the content, by its id. */
  jobs: z.record(z.string(), z.string()),
  rates: z.string().optional(),
  /** When to import again: the date of rates that are not yet in effect. */
  again: z.number().optional(),
});

/** The jobs and rates imported into the database. */
export type Imported = z.infer<typeof ImportedSchema>;

const StateSchema = z.object({
  imported: ImportedSchema.optional(),
  /** When the host last answered. */
  pulledAt: z.number().optional(),
  /** The reason why the newest commit is not shown; without a commit the host did not answer. */
  refused: z
    .object({
      kind: z.enum(kinds),
      sentence: z.string(),
      commit: z.string().optional(),
      since: z.number(),
      /** When it was last checked in full. */
      triedAt: z.number(),
    })
    .optional(),
});

export type PullState = z.infer<typeof StateSchema>;

const name = "pull.json";

/** The state may be lost or damaged: the next pull writes it again. */
export function readState(folder: string): PullState {
  try {
    return StateSchema.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
  } catch {
    return {};
  }
}

export const writeState = (folder: string, state: PullState): Promise<void> =>
  writeDurably(folder, name, JSON.stringify(state, null, 2));

/** Allows one pull at a time: the operating system releases the lock when the process ends. */
export function takeTurn(folder: string): Disposable {
  const lock = new DatabaseSync(join(folder, "turn"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new Refusal("busy", "Another pull is under way", { cause: error });
  }
  return { [Symbol.dispose]: () => lock.close() };
}
