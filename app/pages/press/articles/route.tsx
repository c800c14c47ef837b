import { ArticleGrid } from "#app/features/press/article-card.tsx";
import { toArticleCard } from "#app/features/press/article-card-data.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { CallToAction } from "#app/layout/contact/talk-to-us.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { applyFilters, filterBy, filterFields, type Filters } from "#app/lib/list-filters.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { listedArticles, themes } from "#domain/site/articles.ts";
import { pageOf } from "#domain/search/paging.ts";
import { yearOf } from "#domain/time/known-date.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import styles from "./articles.module.css";

const pageSize = 12;

export const handle = { parameters: once(["theme", "year", "page"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { press } = content;
  const asked = askedOf(request, handle.parameters);
  const listed = listedArticles(content.articles);
  const byTheme = filterBy(listed, ({ theme }) => [theme]);
  const byYear = filterBy(listed, ({ date }) => (date === undefined ? [] : [`${yearOf(date)}`]));
  const all = {
    theme: { ...byTheme, choices: themes.filter((theme) => byTheme.choices.includes(theme)) },
    year: { ...byYear, choices: byYear.choices.toReversed() },
  };
  const { filters, isFiltered, fitting: found } = applyFilters(listed, all, asked);
  const { page, pages, items } = pageOf(found, asked.get("page"), pageSize);
  const number = page > 1 ? `, ${fillText(press.pages.page, { page, pages })}` : "";
  const names: Readonly<Record<string, string>> = press.themes;
  const chosen = Object.values(filters).map(
    ({ chosen: value }) => value && (names[value] ?? value),
  );
  const state =
    found.length > 0 ? countOf(found.length, press.count) : press.filters.noneMatch.title;
  return {
    filters,
    isFiltered,
    count: found.length,
    page,
    pages,
    cards: items.map((article) => toArticleCard(article, content)),
    meta: {
      title: stateTitle(press.title, chosen, state) + number,
      description: press.summary,
      canonical: link("/articles", undefined, isFiltered ? undefined : queryOf(filters, page)),
      feed: { title: press.feed.title, href: origin + paths.articlesFeed() },
    },
    crumbs: [{ label: press.title }],
  };
}

export const headers = () => cachedPage;

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { press } = useServices().content;
  const { filters, isFiltered, count, page, pages, cards } = loaderData;
  const texts = press.filters;
  return (
    <>
      <Banner motif="corporate" seed="press" title={press.title} lead={press.lead} />
      <div className={`${stack.wide} ${styles.page} wrap`}>
        <FilterFields
          texts={texts}
          action={`${link("/articles")}#list`}
          filters={filterFields(filters, texts, press.themes)}
        />
        <div className={styles.head} id="list">
          {count > 0 && <h2>{countOf(count, press.count)}</h2>}
          {isFiltered && count > 0 && <Link href={link("/articles")}>{texts.clear}</Link>}
          <Link className={styles.feed} href={paths.articlesFeed()} type="application/rss+xml">
            <Icon name="rss-simple-bold" />
            {press.feed.link}
          </Link>
        </div>
        {count > 0 ? (
          <ArticleGrid cards={cards} hasLead={page === 1 && !isFiltered} />
        ) : (
          <div className={stack.empty}>
            <h2>{texts.noneMatch.title}</h2>
            <p>{texts.noneMatch.text}</p>
            <ButtonLink href={link("/articles")} variant="secondary">
              {texts.clear}
            </ButtonLink>
          </div>
        )}
        <Pagination
          {...press.pages}
          page={page}
          pages={pages}
          hrefOf={(number) => link("/articles", undefined, queryOf(filters, number))}
        />
      </div>
      <CallToAction id="contact" {...press.contact} href={link("/contact-us")} />
    </>
  );
}

/** The query of a page of the filtered list; the first page has no number. */
function queryOf({ theme, year }: Filters<"theme" | "year">, page: number) {
  return new URLSearchParams({
    ...(theme.chosen && { theme: theme.chosen }),
    ...(year.chosen && { year: year.chosen }),
    ...(page > 1 && { page: String(page) }),
  });
}
