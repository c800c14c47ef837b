import type { ParamsOf } from "./define-page.ts";
import type { PagePath } from "./pages.ts";

type Query = URLSearchParams | Readonly<Record<string, string>>;

/** A pattern without parameters needs none; one whose parameters may all be absent takes them or not. */
type Rest<Path extends PagePath> = [keyof ParamsOf<Path>] extends [never]
  ? [params?: undefined, query?: Query]
  : object extends ParamsOf<Path>
    ? [params?: ParamsOf<Path>, query?: Query]
    : [params: ParamsOf<Path>, query?: Query];

/** The URL path of a page: `link("/careers/:job", { job: id })`. The compiler knows every pattern and its parameters. */
export function link<Path extends PagePath>(pattern: Path, ...[params, query]: Rest<Path>): string {
  return fill(pattern, { ...params }, query);
}

/** The parameters stand in the place of their names; one that is absent leaves no trace. */
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
