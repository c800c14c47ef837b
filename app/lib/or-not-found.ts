import { data } from "react-router";

/** Returns a value that a path names, or throws a 404 if there is none. */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw data(null, { status: 404 });
  return value;
}
