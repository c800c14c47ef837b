import type { Database } from "../db/open-database.ts";

export type Replica = { id: string; build: string; content: string };

/** Says that a process serves the site, and what. */
export async function noteReplica(db: Database, replica: Replica, now: number): Promise<void> {
  const { build, content } = replica;
  await db
    .insertInto("replica")
    .values({ ...replica, seenAt: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ build, content, seenAt: now }))
    .execute();
}

/** Those that were seen within a time; the others are forgotten, a clock that ran ahead included. */
export async function seenReplicas(
  db: Database,
  { now, withinMs }: { now: number; withinMs: number },
): Promise<Replica[]> {
  await db
    .deleteFrom("replica")
    .where((row) =>
      row.or([row("seenAt", "<", now - withinMs), row("seenAt", ">", now + withinMs)]),
    )
    .execute();
  return db.selectFrom("replica").select(["id", "build", "content"]).orderBy("id").execute();
}

export async function forgetReplica(db: Database, id: string): Promise<void> {
  await db.deleteFrom("replica").where("id", "=", id).execute();
}
