import type { ParamsOf } from "./define-page.ts";
import type { PagePath } from "./pages.ts";

type Query = URLSearchParams | Readonly<Record<string, string>>;

/** A pattern without parameters takes none. The argument is optional if all parameters may be absent. */
type Rest<Path extends PagePath> = [keyof ParamsOf<Path>] extends [never]
  ? [params?: undefined, query?: Query]
  : object extends ParamsOf<Path>
    ? [params?: ParamsOf<Path>, query?: Query]
    : [params: ParamsOf<Path>, query?: Query];

/** The path of a page: `link("/careers/:job", { job: id })`. The compiler checks the pattern and its parameters. */
export function link<Path extends PagePath>(pattern: Path, ...[params, query]: Rest<Path>): string {
  return fill(pattern, { ...params }, query);
}

/** Replaces the parameters of a pattern with their values; an absent one is left out. */
export function fill(
  pattern: string,
  params: Readonly<Record<string, string | undefined>> = {},
  query: Query = {},
): string {
  const path = pattern
    .split("/")
    .flatMap((part) => {
      if (!part.startsWith(":")) return [part];
      const value = params[part.slice(1).replace(/\?$/, "")];
      return value === undefined ? [] : [encodeURIComponent(value)];
    })
    .join("/");
  const text = new URLSearchParams(query).toString();
  return text === "" ? path : `${path}?${text}`;
}
