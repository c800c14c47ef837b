import { data, redirect } from "react-router";
import { NoResults } from "./no-results.tsx";
import { readResults } from "./read-results.ts";
import { ResultList } from "./result-list.tsx";
import { SearchForm } from "#app/layout/header/search-form.tsx";
import { useCrumbs } from "#app/layout/banner/page-crumbs.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { countOf } from "#app/lib/count-of.ts";
import { lastPartOf } from "#app/lib/decodable-path.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { paths } from "#app/pages/paths.ts";
import { foldTerm, resultsPerPage, type SearchKind, shownTerm } from "#domain/search/search.ts";
import type { Route } from "./+types/route";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./search.module.css";
import { Link } from "#app/ui/navigation/link.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";

export const handle = { parameters: once(["term", "kind", "page"]) };

/** SEA-2: all records that contain the term, or those about another word with a note. No cache keeps a visitor's search. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, searches } = services;
  const sent = askedOf(request, handle.parameters);
  const typed = sent.get("term")?.trim();
  // Without script the form sends its term as a parameter; results have a path of their own.
  if (!params.term && typed) throw redirect(paths.search(typed), 303);

  const asked = params.term ? lastPartOf(request) : "";
  const term = foldTerm(asked) === "" ? "" : asked;
  const shown = shownTerm(term);
  const results = { term, kind: sent.get("kind"), page: sent.get("page") };
  const answer = term === "" ? undefined : await readResults(services, results);
  if (answer?.count === 0 || answer?.note) searches.countUnfound(term);
  const { title, description, pages } = content.search;
  const number =
    answer && answer.page > 1
      ? `, ${fillText(pages.page, { page: answer.page, pages: answer.pages })}`
      : "";
  const page = {
    term,
    shown,
    answer,
    meta: {
      title: (term === "" ? title : `${title}: ${shown}`) + number,
      description,
      canonical: paths.search(term || undefined),
      isUnlisted: true,
    },
    crumbs: [{ label: shown || title }],
  };
  return data(page, { headers: term ? uncachedPage : cachedPage });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, messages } = useServices().content;
  const { term, shown, answer } = loaderData;
  const crumbs = useCrumbs();
  return (
    <div className={`${stack.shrinking} ${styles.page} wrap`}>
      <div className={styles.intro} data-paged={(answer && answer.pages > 1) || undefined}>
        <Breadcrumbs name={messages.shell.breadcrumb} crumbs={crumbs} />
        <Heading {...loaderData} />
        {!answer && <p className={quiet.soft}>{search.lead}</p>}
        <div className={styles.box}>
          <SearchForm id="page-search" {...(shown && { term: shown })} />
        </div>
        {answer && <About {...loaderData} answer={answer} />}
      </div>
      {answer ? <Results term={term} answer={answer} /> : <Examples />}
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type Answer = NonNullable<Loaded["answer"]>;

/** The two headings of SEA-6. `<bdi>` keeps a term in a right-to-left script from moving the words around it. */
function Heading({ shown, answer }: Loaded) {
  const { search, messages } = useServices().content;
  if (!answer) return <h1>{search.title}</h1>;
  const text = answer.count > 0 ? messages.search.resultsFor : messages.search.noResultsFor;
  const [before, after] = text.split("{term}");
  return (
    <h1>
      {before}
      <bdi>{shown}</bdi>
      {after}
    </h1>
  );
}

/** A note on what was looked for in place of the term, a choice of the kinds of results, and their number. */
function About({ term, answer }: Loaded & { answer: Answer }) {
  const { search } = useServices().content;
  const { count, kind, kinds, page, pages, note } = answer;
  if (count === 0) return <NoResults />;
  return (
    <>
      {note && <p>{note}</p>}
      <KindFilter term={term} kind={kind} kinds={kinds} />
      <p className={styles.count}>
        {countOf(count, search.count)}
        {pages > 1 && `, ${fillText(search.pages.page, { page, pages })}`}
      </p>
    </>
  );
}

function Results({ term, answer }: { term: string; answer: Answer }) {
  const { search } = useServices().content;
  const { kind, page, pages, results } = answer;
  return (
    <>
      {/* SEA-5: a change of page scrolls here. */}
      <span id="results" className={styles.anchor} />
      {results.length > 0 && (
        <ResultList results={results} start={(page - 1) * resultsPerPage + 1} />
      )}
      <Pagination
        {...search.pages}
        page={page}
        pages={pages}
        hrefOf={(number) =>
          `${paths.search(term, { ...(kind && { kind }), page: number })}#results`
        }
      />
    </>
  );
}

/** Example terms, shown before a search. */
function Examples() {
  const { examplesTitle, examples } = useServices().content.search;
  return (
    <div className={`${stack.close} ${styles.hints}`}>
      <h2>{examplesTitle}</h2>
      <ul className={styles.examples}>
        {examples.map((term) => (
          <li key={term}>
            <Link href={paths.search(term)}>{term}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type KindFilterProps = {
  term: string;
  kind: SearchKind | undefined;
  kinds: readonly { kind: SearchKind; count: number }[];
};

/** Links to the kinds of results, with their counts; nothing if all results are of one kind. */
function KindFilter({ term, kind: chosen, kinds }: KindFilterProps) {
  const texts = useServices().content.search;
  if (kinds.length < 2) return null;
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.kinds}>
      <LinkTabs
        label={texts.kindsLabel}
        tabs={[
          { label: `${texts.all} ${total}`, href: paths.search(term), isCurrent: !chosen },
          ...kinds.map(({ kind, count }) => ({
            label: `${texts.kinds[kind]} ${count}`,
            href: paths.search(term, { kind }),
            isCurrent: kind === chosen,
          })),
        ]}
      />
    </div>
  );
}
