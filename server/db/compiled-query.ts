import type { Compilable, CompiledQuery, Kysely } from "kysely";
import { hasRowLocks } from "./open-database.ts";
import type { Tables } from "./schema.ts";

type Values = object | readonly object[];

/** A placeholder in a compiled query for the value that each call binds. */
class Place {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/**
 * Builds and compiles a query once for each engine and set of column names; each call binds the values of a record or a
 * list of records. Compiling at each call would take longer than SQLite takes to run the query. The query must not
 * depend on the values in any other way.
 */
export function compileOnce<V extends Values, Row>(
  build: (db: Kysely<Tables>, values: V) => Compilable<Row>,
): (db: Kysely<Tables>, values: V) => Promise<Row[]> {
  const kept = new Map<string, CompiledQuery<Row>>();

  return async (db, values) => {
    const bound = listOf(values).flatMap((record) => Object.values(record));
    const names = listOf(values).flatMap((record) => Object.keys(record));
    const shape = [hasRowLocks(db), ...names].join();
    const query = kept.get(shape) ?? build(db, placesFor(values)).compile();
    kept.set(shape, query);
    const parameters = query.parameters.map((one) => (one instanceof Place ? bound[one.at] : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

const listOf = (values: Values): readonly object[] => (Array.isArray(values) ? values : [values]);

/** Replaces each value with a placeholder, which Kysely binds like a value. The cast: the records keep their keys. */
function placesFor<V extends Values>(values: V): V {
  let count = 0;
  const places = listOf(values).map((record) =>
    Object.fromEntries(Object.keys(record).map((name) => [name, new Place(count++)])),
  );
  return (Array.isArray(values) ? places : places[0]) as V;
}
