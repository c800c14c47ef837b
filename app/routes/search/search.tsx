import { data, redirect } from "react-router";
import { SearchForm } from "#app/layout/search-form.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { familyName } from "#app/lib/labels.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { includesText } from "#domain/search.ts";
import { paths } from "#domain/paths.ts";
import type { Route } from "./+types/search";
import styles from "./search.module.css";

/** Products whose title, description or features hold the term (S1 section 5). */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const typed = new URL(request.url).searchParams.get("term")?.trim();
  // Without script the form sends its term as a parameter; results have an address of their own.
  if (!params.term && typed) throw redirect(paths.search(typed), 303);

  const term = params.term ?? "";
  const results = content.products
    .filter((product) =>
      includesText(term, [
        product.title,
        ...product.description,
        ...product.sections.flatMap(({ items }) => items),
        ...product.groups.flatMap((group) => [group.title, ...group.description]),
      ]),
    )
    .map(({ title, summary, family, audiences, slug }) => ({
      title,
      summary,
      kind: familyName(content, family),
      href: paths.product({ family, audience: audiences[0], slug }),
    }));
  const page = {
    term,
    results,
    meta: {
      title: term ? `Search: ${term}` : "Search",
      description: "Search the products of HFC: accounts, loans, insurance, forex and transfers.",
      canonical: origin + paths.search(term || undefined),
      isUnlisted: true,
    },
  };
  return data(page, { headers: term ? uncachedPage : cachedPage });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMeta;

export default function Search({ loaderData: { term, results } }: Route.ComponentProps) {
  const { messages } = useServices().content;
  const words = results.length > 0 ? messages.search.resultsFor : messages.search.noResultsFor;
  return (
    <div className={`${styles.page} wrap`}>
      <Breadcrumbs
        crumbs={[{ label: "Home", href: paths.bankHome() }, { label: term || "Search" }]}
      />
      <h1 className={styles.heading}>{term ? words.replace("{term}", () => term) : "Search"}</h1>
      {term === "" ? (
        <SearchForm id="page-search" />
      ) : (
        <ol className={styles.results}>
          {results.map(({ href, title, summary, kind }) => (
            <li key={href}>
              <h2 className={styles.title}>
                <a href={href}>{title}</a>
              </h2>
              <p className={styles.kind}>{kind}</p>
              <p>{summary}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
