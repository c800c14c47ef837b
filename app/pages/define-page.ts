import type { Content } from "#model/content.ts";

/** The parameters that a URL pattern names: `"/careers/:job"` has `job`; `:family?` may be absent. */
export type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}?`
    ? { readonly [K in Name]?: string | undefined }
    : Pattern extends `:${infer Name}`
      ? { readonly [K in Name]: string }
      : object;

/** What lists say of a URL. */
export type Listed = {
  /** As it stands in lists of links: site map, search. */
  readonly title: string;
  /** What a search result shows. The search leaves out a URL without one. */
  readonly description: readonly string[];
  /** Further texts that the search finds it by. */
  readonly searchTexts?: readonly string[];
  /** The content file that an editor changes to change this page, where it is seen on no other. */
  readonly file?: string;
  /** `YYYY-MM-DD`, where the record says so. */
  readonly changedOn?: string | undefined;
};

type Params = Readonly<Record<string, string | undefined>>;

/** What the site knows of a page before it is asked for. */
export type Page<Path extends string = string> = {
  /** The URL pattern, as React Router reads it. */
  readonly path: Path;
  /** The route module, below `app/`. A module may answer two patterns. */
  readonly module: string;
  /** Its URLs for sitemap, site map and search, in their order: the page of a branch has one for each branch. */
  readonly entries?: (content: Content) => readonly (Listed & { readonly params?: Params })[];
};

type Entry<Path extends string> = Listed &
  (object extends ParamsOf<Path>
    ? { readonly params?: ParamsOf<Path> }
    : { readonly params: ParamsOf<Path> });

type Descriptor<Path extends string> = Omit<Page<Path>, "entries"> & {
  readonly entries?: (content: Content) => readonly Entry<Path>[];
};

/** Checks a descriptor and keeps its pattern as a literal type. */
export function definePage<const Path extends string>(page: Descriptor<Path>): Page<Path> {
  // The cast: what parameters a pattern has is open until it is given.
  return page as Page<Path>;
}
