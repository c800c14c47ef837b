import type { ShareCard } from "#domain/pages/share-card.ts";
import type { SiteArea } from "#domain/pages/site-areas.ts";
import type { Content } from "#model/content.ts";

/** The parameters that a URL pattern names: `"/careers/:job"` has `job`; `:family?` may be absent. */
export type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}?`
    ? { readonly [K in Name]?: string | undefined }
    : Pattern extends `:${infer Name}`
      ? { readonly [K in Name]: string }
      : object;

type Card = Omit<ShareCard, "address" | "title" | "seed"> &
  Partial<Pick<ShareCard, "title" | "seed">>;

/** The data of a URL in lists. */
export type Listed = {
  /** Its area of the site map. */
  readonly area: SiteArea;
  /** As it stands in lists of links: site map, search. */
  readonly title: string;
  /** The text of a search result. A URL without one is no result of its own: the search may know its record. */
  readonly description?: readonly string[];
  /** Further texts that the search finds it by. */
  readonly searchTexts?: readonly string[];
  /** The content files that an editor changes to change this page, where they are seen on no other. */
  readonly file?: string | readonly string[];
  /** The content files that it is made of, where `file` does not say so. */
  readonly madeOf?: string | readonly string[];
  /**
   * The day (`YYYY-MM-DD`) on which it last changed or was read through against its sources, where the record says so.
   * The `asOf` of a record is no such day: it is when its source was published.
   */
  readonly changedOn?: string | undefined;
  /**
   * The picture of the page when it is shared. A page without one borrows that of the page above it.
   * Its title is the page's, its cloth is drawn from the last part of the URL, unless it says otherwise.
   */
  readonly card?: Card | undefined;
};

type Params = Readonly<Record<string, string | undefined>>;
type Query = Readonly<Record<string, string>>;

/** A page's declaration. */
export type Page<Path extends string = string> = {
  /** The URL pattern, as React Router reads it. */
  readonly path: Path;
  /** The route module, below `app/`. A module may answer two patterns. */
  readonly module: string;
  /** Its URLs for sitemap, site map and search, in their order: the page of a branch has one for each branch. */
  readonly entries?: (content: Content) => readonly (Listed & {
    readonly params?: Params;
    readonly query?: Query;
  })[];
  /** The parameters of URLs that answer too but stand in no list: they show what another URL is canonical for. */
  readonly unlisted?: readonly Params[];
  /** True if it is there in Kiswahili too, below `/sw`; or the parameters of the URLs that are. */
  readonly kiswahili?: true | readonly Params[];
};

type Entry<Path extends string> = Listed & {
  readonly query?: Query;
} & (object extends ParamsOf<Path>
    ? { readonly params?: ParamsOf<Path> }
    : { readonly params: ParamsOf<Path> });

type Descriptor<Path extends string> = Omit<Page<Path>, "entries" | "unlisted" | "kiswahili"> & {
  readonly entries?: (content: Content) => readonly Entry<Path>[];
  readonly unlisted?: readonly ParamsOf<Path>[];
  readonly kiswahili?: true | readonly ParamsOf<Path>[];
};

/** Checks a descriptor and keeps its pattern as a literal type. */
export function definePage<const Path extends string>(page: Descriptor<Path>): Page<Path> {
  // The cast: what parameters a pattern has is open until it is given.
  return page as Page<Path>;
}
