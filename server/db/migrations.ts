import type { Kysely } from "kysely";
import { createFirstTables } from "./migrations/001-first-tables.ts";
import { createDataRequests } from "./migrations/002-data-requests.ts";
import { createReplicas } from "./migrations/003-replicas.ts";
import { createOneTimeCodes } from "./migrations/004-one-time-codes.ts";
import { markTraineeships } from "./migrations/005-traineeships.ts";
import { addReplyWishes } from "./migrations/006-reply-wishes.ts";
import { addComplaintClock } from "./migrations/007-complaint-clock.ts";
import { letReachBeBlank } from "./migrations/008-complaint-reach.ts";
import { addJobPlaces } from "./migrations/009-job-places.ts";

export type OwnMigration = {
  up: (db: Kysely<unknown>) => Promise<void>;
  /**
   * The newest migration that a version of the site must have to work on these tables. Use `everyVersion` for a
   * migration that only adds: tables, columns that are nullable or have a default, indexes that are not unique. Use the
   * migration's own name if no earlier version can work with it.
   */
  oldestVersion: string;
};

const everyVersion = "001-first-tables";

/** In the order they run. Never change a released migration: add a new one. */
export const migrations: Readonly<Record<string, OwnMigration>> = {
  "001-first-tables": { up: createFirstTables, oldestVersion: everyVersion },
  "002-data-requests": { up: createDataRequests, oldestVersion: everyVersion },
  "003-replicas": { up: createReplicas, oldestVersion: everyVersion },
  "004-one-time-codes": { up: createOneTimeCodes, oldestVersion: everyVersion },
  "005-traineeships": { up: markTraineeships, oldestVersion: everyVersion },
  "006-reply-wishes": { up: addReplyWishes, oldestVersion: everyVersion },
  "007-complaint-clock": { up: addComplaintClock, oldestVersion: everyVersion },
  // Compatible: earlier versions only copy a null email address or phone, into lists and exports.
  "008-complaint-reach": { up: letReachBeBlank, oldestVersion: everyVersion },
  "009-job-places": { up: addJobPlaces, oldestVersion: everyVersion },
};
