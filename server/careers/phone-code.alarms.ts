import type { Database } from "../db/open-database.ts";
import type { Log } from "../log.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { lifeMinutes } from "./phone-code.making.ts";

/** Six of twelve digits: a million numbers begin so, and it names an operator's range, not a person. */
const prefixDigits = 6;
const hourMs = 60 * 60_000;
/** So many codes in an hour to one range, and a third of all: numbers that earn somebody money are bought by range. */
const fewestToPrefix = 20;
const leastShareOfPrefix = 1 / 3;
/** Of so many expired codes, people have entered most; a machine that earns by sending them has entered none. */
const fewestToJudge = 20;
const leastReturned = 1 / 3;

export type CodeAlarm = "prefix" | "unreturned";
export type CodeAlarms = {
  /** Looks at the codes of the last hour, after each that was sent. */
  codeSent(phone: string): Promise<void>;
};

type Options = {
  db: Database;
  now: () => number;
  log: Log;
  security: SecurityLog;
  /** Counts them. */
  onAlarm: (alarm: CodeAlarm) => void;
};

/** Tells when codes are asked for as those do who are paid for every message. */
export function createCodeAlarms({ db, now, log, security, onAlarm }: Options): CodeAlarms {
  const raisedAt = new Map<string, number>();

  /** Each at most once an hour. */
  function raise(alarm: CodeAlarm, what: string, figures: object, message: string) {
    const at = now();
    for (const [name, moment] of raisedAt)
      if (Math.abs(at - moment) >= hourMs) raisedAt.delete(name);
    if (raisedAt.has(what)) return;
    raisedAt.set(what, at);
    log.warn(figures, message);
    security.record("limit-reached", { reason: `codes-${alarm}` });
    onAlarm(alarm);
  }

  return {
    async codeSent(phone) {
      const prefix = phone.slice(0, prefixDigits);
      const { sent, toPrefix, over, returned } = await countLastHour(db, prefix, now());
      if (toPrefix >= fewestToPrefix && toPrefix >= sent * leastShareOfPrefix)
        raise(
          "prefix",
          prefix,
          { prefix, codes: toPrefix, ofAll: sent },
          "Many codes go to numbers of one range",
        );
      if (over >= fewestToJudge && returned < over * leastReturned)
        raise("unreturned", "unreturned", { codes: over, returned }, "Few codes come back");
    },
  };
}

/** The budget of the hour bounds the rows that this reads. */
async function countLastHour(db: Database, prefix: string, now: number) {
  const lifeMs = lifeMinutes * 60_000;
  return db
    .selectFrom("oneTimeCode")
    .where("createdAt", ">", now - hourMs)
    .where("createdAt", "<=", now)
    .select((row) => [
      row.fn.countAll<number>().as("sent"),
      row.fn.countAll<number>().filterWhere("phone", "like", `${prefix}%`).as("toPrefix"),
      row.fn
        .countAll<number>()
        .filterWhere("createdAt", "<=", now - lifeMs)
        .as("over"),
      row.fn
        .countAll<number>()
        .filterWhere("createdAt", "<=", now - lifeMs)
        .filterWhere("spentAt", "is not", null)
        .as("returned"),
    ])
    .executeTakeFirstOrThrow();
}
