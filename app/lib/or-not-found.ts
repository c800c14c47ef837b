import { data } from "react-router";

/** The value that a path asks for; without it the page was not found. */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw data(null, { status: 404 });
  return value;
}
