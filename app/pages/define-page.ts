import type { PageSlug } from "#domain/site/page-slugs.ts";
import type { ShareCard } from "#domain/pictures/share-card.ts";
import type { SiteArea } from "#domain/site/site-areas.ts";
import type { Content } from "#model/content.ts";

/** The parameters of a URL pattern: `"/careers/:job"` has `job`; `:family?` may be absent. */
export type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}?`
    ? { readonly [K in Name]?: string | undefined }
    : Pattern extends `:${infer Name}`
      ? { readonly [K in Name]: string }
      : object;

type Card = Omit<ShareCard, "address" | "title" | "seed"> &
  Partial<Pick<ShareCard, "title" | "seed">>;

/** The entry of a URL in site map, search and other lists. */
export type Listed = {
  /** The section of the site map. */
  readonly area: SiteArea;
  /** The title in lists of links: site map, search. */
  readonly title: string;
  /** The texts of a search result. A URL without them has no result of its own, but its record may have one. */
  readonly description?: readonly string[];
  /** Further searchable texts. */
  readonly searchTexts?: readonly string[];
  /** The content files of this page, if no other page shows them. */
  readonly file?: string | readonly string[];
  /** Other content files whose texts the page shows. */
  readonly contentFiles?: string | readonly string[];
  /**
   * The day (`YYYY-MM-DD`) on which the page last changed or was checked against its sources, if the record has it. Not
   * the `asOf` of a record, which is when its source was published.
   */
  readonly changedOn?: string | undefined;
  /**
   * The sharing picture of the page. A page without one has the picture of the page above it. By default its title is
   * the page's title and its pattern is drawn from the last part of the URL.
   */
  readonly card?: Card | undefined;
};

type Params = Readonly<Record<string, string | undefined>>;
type Query = Readonly<Record<string, string>>;
type OneOrMore<T> = T | readonly T[];

/** The declaration of a page, known without a request. */
export type Page<Path extends string = string> = {
  /** The URL pattern in React Router's syntax. */
  readonly path: Path;
  /** The route module, relative to `app/`. One module may answer two patterns. */
  readonly module: string;
  /** Its URL for sitemap, site map and search, or its URLs in their order, such as one for each branch. */
  readonly entries?: (
    content: Content,
  ) => OneOrMore<Listed & { readonly params?: Params; readonly query?: Query }>;
  /** The parameters of URLs that are in no list, because their page has another canonical URL. */
  readonly unlisted?: readonly Params[];
  /** True if the page exists in Kiswahili too, below `/sw`; or the parameters of its URLs that do. */
  readonly kiswahili?: true | readonly Params[];
};

type Entry<Path extends string> = Listed & {
  readonly query?: Query;
} & (object extends ParamsOf<Path>
    ? { readonly params?: ParamsOf<Path> }
    : { readonly params: ParamsOf<Path> });

type Descriptor<Path extends string> = Omit<Page<Path>, "entries" | "unlisted" | "kiswahili"> & {
  readonly entries?: (content: Content) => OneOrMore<Entry<Path>>;
  readonly unlisted?: readonly ParamsOf<Path>[];
  readonly kiswahili?: true | readonly ParamsOf<Path>[];
};

/** Checks a descriptor and keeps its pattern as a literal type. */
export function definePage<const Path extends string>(page: Descriptor<Path>): Page<Path> {
  // The cast: the parameters of a pattern are unknown until it is given.
  return page as Page<Path>;
}

type Texts = { title: string; lead: string } & ({ description: string } | { summary: string });

/** The entry in lists of pages and in search, from the texts of a page. */
export function entryOf(page: Texts) {
  const description = "description" in page ? page.description : page.summary;
  return { title: page.title, description: [description, page.lead] };
}

/** The entry of a help page written in Markdown; none while it is unpublished. */
export function markdownEntry({ pages }: Content, wanted: PageSlug) {
  return pages
    .filter(({ slug }) => slug === wanted)
    .map(({ slug, title, summary }) => ({
      area: "help" as const,
      title,
      description: [summary],
      file: `pages/${slug}.md`,
    }));
}
