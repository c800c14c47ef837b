import { data } from "react-router";
import { investorCrumbs } from "#app/features/investors/crumbs.ts";
import { toDocumentCard } from "#app/parts/company-papers/document-card-data.ts";
import { DocumentList } from "#app/parts/company-papers/document-list.tsx";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { LatestResults } from "#app/features/investors/latest-results.tsx";
import { MoreLinks } from "#app/features/investors/more-links.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { countOf } from "#app/lib/count-of.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { stateTitle } from "#app/lib/state-title.ts";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import {
  type DocumentGroup,
  documentGroups,
  documentsPerPage,
  investorYearOf,
  investorYearsOf,
  isDocumentGroup,
} from "#domain/investors/investor-documents.ts";
import { pageOf } from "#domain/search/paging.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import share from "#app/features/investors/share.module.css";
import styles from "./documents.module.css";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Form } from "#app/ui/form/form.tsx";

export const handle = { parameters: once(["year", "page"]) };

/** INV-2: documents of one kind and year, six to a page. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { texts, groups } = content.investors;
  const id = params.group ?? documentGroups[0];
  const group = groups.find((each) => each.id === id);
  if (!isDocumentGroup(id) || !group) throw data(null, { status: 404 });

  const asked = askedOf(request, handle.parameters);
  const years = investorYearsOf(groups);
  const [latest] = years;
  const usual = group.years[0]?.year ?? latest;
  const year = investorYearOf(asked.get("year"), { usual, latest });
  const documents = group.years.find((each) => each.year === year)?.documents ?? [];
  const { page, pages, items } = pageOf(documents, asked.get("page"), documentsPerPage);
  return {
    id,
    group,
    year,
    years,
    page,
    pages,
    count: documents.length,
    cards: items.map((document) => toDocumentCard(document, texts)),
    meta: {
      title: stateTitle(id === documentGroups[0] ? texts.title : `${group.title}: ${texts.title}`, [
        asked.has("year") ? String(year) : undefined,
        page > 1 ? fillText(texts.paging.page, { page, pages }) : undefined,
      ]),
      description: group.summary,
      canonical: paths.investors(id),
    },
    crumbs: investorCrumbs(content),
  };
}

export const headers = () => cachedPage;

export default function InvestorDocuments({ loaderData }: Route.ComponentProps) {
  const { texts } = useServices().content.investors;
  const { id, group, year, years, page, pages, count, cards } = loaderData;
  return (
    <>
      <Banner motif="corporate" seed="investor-relations" title={texts.title} lead={texts.lead} />
      <div className={`${share.page} ${styles.page} wrap`}>
        <div className={styles.tabs}>
          <GroupTabs current={id} />
        </div>
        <section className={`${stack.wide} ${styles.documents}`} aria-labelledby="documents">
          <div className={styles.head}>
            <div className={`${stack.tight} ${styles.title}`}>
              <h2 id="documents">
                {fillText(texts.documents.heading, { group: group.title, year })}
              </h2>
              <p>{group.lead}</p>
            </div>
            <YearForm group={id} year={year} years={years} />
          </div>
          {count === 0 && <NoDocuments year={year} group={group} id={id} />}
          {count > 0 && (
            <>
              <p className={quiet.note}>{countOf(count, texts.documents.count)}</p>
              <DocumentList documents={cards} />
              <Pagination
                {...texts.paging}
                page={page}
                pages={pages}
                hrefOf={(number) => paths.investors(id, { year, page: number })}
              />
              {cards.some(({ isSpecimen }) => isSpecimen) && (
                <p className={quiet.note}>{texts.documents.specimens}</p>
              )}
            </>
          )}
        </section>
        <div className={`${stack.wide} ${styles.beside}`}>
          <LatestResults>
            <Link href={link("/investor-relations/results")}>{texts.results}</Link>
          </LatestResults>
          <MoreLinks />
        </div>
      </div>
    </>
  );
}

type NoDocumentsProps = Pick<Route.ComponentProps["loaderData"], "year" | "group" | "id">;

function NoDocuments({ year, group, id }: NoDocumentsProps) {
  const texts = useServices().content.investors.texts.documents;
  const [before = "", after = ""] = texts.noneText.split("{years}");
  return (
    <EmptyState ring={paths.pattern("corporate", "ring", "no-documents")} icon="folder-open">
      <h3>{fillText(texts.none, { year })}</h3>
      <p>
        {before}
        {group.years.map(({ year: other }, i) => (
          <span key={other} className={styles.year}>
            {i > 0 && ", "}
            <Link href={paths.investors(id, { year: other, page: 1 })}>{other}</Link>
          </span>
        ))}
        {after}
      </p>
    </EmptyState>
  );
}

/** Links between the kinds of documents. The first kind has a path of its own too. */
function GroupTabs({ current }: { current: DocumentGroup }) {
  const { texts, groups } = useServices().content.investors;
  return (
    <LinkTabs
      label={texts.groups}
      tabs={groups.map(({ id, title }) => ({
        label: title,
        href: id === documentGroups[0] ? paths.investorFinancials() : paths.investors(id),
        isCurrent: id === current,
      }))}
    />
  );
}

type YearFormProps = { group: DocumentGroup; year: number; years: readonly number[] };

/** Puts the year in the URL, without a page number: another year opens at its first page (INV-3). */
function YearForm({ group, year, years }: YearFormProps) {
  const texts = useServices().content.investors.texts.documents;
  return (
    <Form className={styles.form} action={`${paths.investors(group)}#documents`} autoComplete="off">
      <SelectField
        id="year"
        name="year"
        label={texts.year}
        defaultValue={String(year)}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
      />
      <Button type="submit">{texts.show}</Button>
    </Form>
  );
}
