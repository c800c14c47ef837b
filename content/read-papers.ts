import { documentKeys } from "#domain/documents.ts";
import { lastDayOf } from "#domain/known-date.ts";
import { pageSlugs } from "#domain/pages.ts";
import { statementPages } from "#domain/whizz-statement.ts";
import { toFilms } from "./films.ts";
import { toDocumentGroups } from "./load-investors.ts";
import { rightsWords, toRightsIssue } from "./load-rights-issue.ts";
import type { Reader } from "./reader.ts";
import { byId } from "./records.ts";
import { type Article, ArticleSchema } from "./schema/article.ts";
import { DocumentSchema } from "./schema/document.ts";
import { FilmSchema } from "./schema/film.ts";
import { InvestorCalendarSchema } from "./schema/investor-calendar.ts";
import { InvestorDocumentGroupSchema } from "./schema/investor-document.ts";
import { InvestorResultsSchema } from "./schema/investor-results.ts";
import { InvestorShareSchema } from "./schema/investor-share.ts";
import { InvestorsSchema } from "./schema/investors.ts";
import { PageSchema } from "./schema/page.ts";
import type { Product } from "./schema/product.ts";
import { RightsIssueTermsSchema } from "./schema/rights-issue-terms.ts";
import { EntitlementPageSchema, RightsIssueSchema } from "./schema/rights-issue.ts";
import { StatementPageSchema, WhizzStatementSchema } from "./schema/whizz-statement.ts";
import { toDocument } from "./to-document.ts";
import { toStatement } from "./to-statement.ts";

/** What is read or downloaded: pages of text, articles, documents, the rights issue, films. */
export function readPapers(
  { site, folder, words, toHtml, toPlainText }: Reader,
  { products, publicFolder }: { products: readonly Product[]; publicFolder: string },
) {
  const pages = byId(folder("pages", PageSchema), "pages", pageSlugs);
  const documents = byId(folder("documents", DocumentSchema), "documents", documentKeys);
  const rightsTerms = site("rights-issue-terms.yaml", RightsIssueTermsSchema);
  const articles = folder("articles", ArticleSchema).map(({ id, value, ...record }) => ({
    ...value,
    path: id,
    day: value.notAfter ?? (value.date && lastDayOf(value.date)),
    html: toHtml(record),
    text: toPlainText(record),
  }));
  return {
    pages: pageSlugs.map((slug) => ({ ...pages[slug].value, slug, html: toHtml(pages[slug]) })),
    documents: documentKeys.map((key) => toDocument(key, documents[key], { words, publicFolder })),
    whizzStatement: toStatement(
      site("whizz-statement.yaml", WhizzStatementSchema),
      byId(folder("whizz-statement", StatementPageSchema), "whizz-statement", statementPages),
      words,
    ),
    articles: articles.sort(newestFirst),
    investors: {
      words: site("investors.yaml", InvestorsSchema),
      groups: toDocumentGroups(
        folder("investor-documents", InvestorDocumentGroupSchema),
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
    films: toFilms(folder("films", FilmSchema), { products, words: rightsWords(rightsTerms) }),
  };
}

/** What has no date stands last. */
function newestFirst(a: Article, b: Article) {
  return (b.day ?? "").localeCompare(a.day ?? "") || a.title.localeCompare(b.title);
}
