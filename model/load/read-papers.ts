import { documentKeys } from "#domain/site/documents.ts";
import { lastDayOf } from "#domain/time/known-date.ts";
import { pageSlugs } from "#domain/site/page-slugs.ts";
import { statementPages } from "#domain/products/whizz-statement.ts";
import { homeExample } from "#model/films/home-figures.ts";
import { toFilms } from "#model/films/load.ts";
import { toDocumentGroups } from "#model/investors/load.ts";
import { rightsWords, toRightsIssue } from "#model/rights-issue/load.ts";
import type { Reader } from "./reader.ts";
import { byId } from "#model/reading/records.ts";
import { picturesIn } from "#model/reading/markdown.ts";
import { type Article, type ArticlePictures, ArticleSchema } from "#model/articles/schema.ts";
import { DocumentSchema } from "#model/documents/schema.ts";
import { FilmSchema } from "#model/films/schema.ts";
import { InvestorCalendarSchema } from "#model/investors/calendar-schema.ts";
import { InvestorDocumentGroupSchema } from "#model/investors/document-schema.ts";
import { InvestorResultsSchema } from "#model/investors/results-schema.ts";
import { InvestorShareSchema } from "#model/investors/share-schema.ts";
import { InvestorsSchema } from "#model/investors/schema.ts";
import { PageSchema } from "#model/reading/page.ts";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";
import type { Product } from "#model/products/schema.ts";
import { RightsIssueTermsSchema } from "#model/rights-issue/terms-schema.ts";
import { EntitlementPageSchema, RightsIssueSchema } from "#model/rights-issue/schema.ts";
import { StatementPageSchema, WhizzStatementSchema } from "#model/whizz/statement-schema.ts";
import { toDocument } from "#model/documents/to-document.ts";
import { toStatement } from "#model/whizz/to-statement.ts";

type PaperSources = {
  products: readonly Product[];
  homeCost: HomeCostPage;
  publicFolder: string;
  articlePictures: ArticlePictures;
};

/** Everything to read or download: pages of text, articles, documents, the rights issue, films. */
export function readPapers(
  { site, all, textOf, toHtml, toPlainText }: Reader,
  { products, homeCost, publicFolder, articlePictures }: PaperSources,
) {
  const pages = byId(all("pages/*.md", PageSchema), "pages", pageSlugs);
  const documents = byId(all("documents/*.md", DocumentSchema), "documents", documentKeys);
  const rightsTerms = site("rights-issue-terms.yaml", RightsIssueTermsSchema);
  const articles = all("articles/*.md", ArticleSchema).map(({ id, value, ...record }) => ({
    ...value,
    path: id,
    day: value.notAfter ?? (value.date && lastDayOf(value.date)),
    html: toHtml(record, articlePictures),
    text: toPlainText(record),
    shown: [...(value.banner ? [value.banner] : []), ...picturesIn(record.body)],
  }));
  return {
    pages: pageSlugs.map((slug) => ({ ...pages[slug].value, slug, html: toHtml(pages[slug]) })),
    documents: documentKeys.map((key) =>
      toDocument(key, { ...documents[key], body: textOf(documents[key]) }, publicFolder),
    ),
    whizzStatement: toStatement(
      site("whizz-statement.yaml", WhizzStatementSchema),
      byId(
        all("whizz-statement/*.md", StatementPageSchema).map((page) => ({
          ...page,
          body: textOf(page),
        })),
        "whizz-statement",
        statementPages,
      ),
    ),
    articles: articles.sort(newestFirst),
    investors: {
      texts: site("investors.yaml", InvestorsSchema),
      groups: toDocumentGroups(
        all("investor-documents/*.yaml", InvestorDocumentGroupSchema),
        publicFolder,
      ),
      results: site("investor-results.yaml", InvestorResultsSchema),
      share: site("investor-share.yaml", InvestorShareSchema),
      calendar: site("investor-calendar.yaml", InvestorCalendarSchema),
    },
    rightsIssue: toRightsIssue(
      rightsTerms,
      site("rights-issue.yaml", RightsIssueSchema),
      site("rights-issue-entitlement.yaml", EntitlementPageSchema),
    ),
    films: toFilms(all("films/*.yaml", FilmSchema), {
      products,
      words: { ...rightsWords(rightsTerms), ...homeExample({ products, homeCost })?.figures },
    }),
  };
}

/** Articles without a date stand last; one of which only the year or month is known follows those with a day in it. */
function newestFirst(a: Article, b: Article) {
  return (b.date ?? "").localeCompare(a.date ?? "") || a.title.localeCompare(b.title);
}
