import { data } from "react-router";
import { Link } from "#app/ui/navigation/link.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { toPropertyCard } from "#app/features/properties/property-card-data.ts";
import { PropertyGrid } from "#app/features/properties/property-card.tsx";
import { priceLine } from "#app/features/properties/property-figures.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { Calculation } from "#app/parts/calculation.tsx";
import { FigureFields } from "#app/parts/figure-fields.tsx";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { inLanguage } from "#app/pages/languages.ts";
import { figureErrors, figureInputs, termText } from "#app/parts/figure-texts.ts";
import {
  type Budget,
  budgetAmounts,
  budgetRules,
  budgetFields,
  budgetTerms,
  hasBudget,
  parseBudget,
} from "#domain/property/budget.ts";
import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { chosenOf, filtersOf, narrow, queryOf, typedBudget, typeOf } from "./property-filters.ts";
import { SavedList, SavedProperties } from "#app/features/properties/saved-properties.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { countOf } from "#app/lib/count-of.ts";
import { filterFields } from "#app/lib/list-filters.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { pageOf } from "#domain/search/paging.ts";
import { paths } from "#app/pages/paths.ts";
import {
  fitsFilters,
  mostCompared,
  propertiesPerPage,
  type PropertyType,
  propertyTypes,
} from "#domain/property/property.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";
import rows from "#app/ui/rows.module.css";
import styles from "#app/features/properties/listing.module.css";

const compareForm = "compare";

export const handle = {
  parameters: once(["county", "bedrooms", "price", ...budgetFields, "page"]),
};

/** PRP-2: the properties for sale, six to a page; type, filters and page are in the URL. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const texts = content.propertyListing;
  const asked = askedOf(request, handle.parameters);
  const type = typeOf(params.type);
  const ofType = content.properties.filter((property) => fitsFilters(property, { type }));
  const filters = filtersOf(ofType, asked);
  const typed = typedBudget(asked);
  const { budget, errors } = parseBudget(new Map(Object.entries(typed)));
  const isTyped = Object.keys(typed).length > 0;
  const query = { ...queryOf(filters), ...typed };
  const isFiltered = Object.keys(query).length > 0;
  const { found, apart } = narrow(ofType, chosenOf(filters), budget, content);
  const { page, pages, items } = pageOf(found, asked.get("page"), propertiesPerPage);
  const title = type ? texts.titles[type] : texts.title;
  const summary = type ? texts.summaries[type] : texts.summary;
  const state =
    found.length > 0 ? countOf(found.length, texts.count) : texts.filters.noneMatch.title;
  const { rooms, bands } = texts.filters;
  const counts = filters.bedrooms.choices.map((count) => [count, countOf(Number(count), rooms)]);
  const words = { ...bands, ...Object.fromEntries(counts) };
  const fields = filterFields(filters, texts.filters, words);
  const chosen = [
    ...fields.flatMap(({ label, choices, chosen: name }) =>
      choices.filter(({ value }) => value === name).map((choice) => [label, choice.label] as const),
    ),
    ...figureInputs(budgetAmounts, budgetRules, typed, texts.filters, content),
  ];
  const listTitle = stateTitle(
    title,
    chosen.map(([, value]) => value),
    state,
  );
  const place = fillText(texts.pages.page, { page, pages });
  const list = {
    type,
    title,
    fields,
    query,
    isFiltered,
    count: found.length,
    page,
    pages,
    typed,
    errors: figureErrors(errors, budgetRules, { ...texts.filters, ...content.messages.figures }),
    apart: apart.map((property) => ({
      href: paths.property(property.path),
      title: property.title,
      price: priceLine(property, texts),
      isSpecimen: property.provenance === "specimen",
    })),
    bought: hasBudget(budget)
      ? {
          terms: termsText(budget, content),
          inputs: chosen,
          address: origin + inLanguage(paths.properties({ type, query }), content.language),
        }
      : undefined,
    cards: items.map(({ property, cost }) => {
      const card = toPropertyCard(property, texts, content.language);
      if (!cost) return card;
      const figures = { month: kes(cost.monthCents), cash: kes(cost.cashCents) };
      return { ...card, facts: [...card.facts, fillText(texts.filters.cost, figures)] };
    }),
    meta: {
      title: page > 1 ? `${listTitle}, ${place}` : listTitle,
      description: page > 1 ? `${summary} ${place}.` : summary,
      canonical: paths.properties({ type, ...(isFiltered ? {} : { page }) }),
      isUnlisted: isTyped,
      hasErrors: Object.keys(errors).length > 0,
    },
    crumbs: [...(type ? [{ label: texts.title, href: paths.properties() }] : []), { label: title }],
  };
  // Besides the types, only "all" is a known value. Unknown values are unlimited, so they are not cached.
  const isKnown = type === params.type || new URL(request.url).pathname === paths.allProperties();
  return data(list, { headers: isKnown && !isTyped ? cachedPage : uncachedPage });
}

export default function PropertyListing({ loaderData }: Route.ComponentProps) {
  const { content } = useServices();
  const { propertyListing: texts, messages } = content;
  const { problem } = messages.calculators;
  const { type, title, fields, query, isFiltered, count } = loaderData;
  const { page, pages, cards, typed, errors, apart, bought } = loaderData;
  const problems = Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }));
  return (
    <div data-family="borrow">
      <Banner motif="loans" seed={`property-${type ?? "all"}`} title={title} lead={texts.lead} />
      <SavedProperties>
        <div className={`${styles.page} wrap`}>
          <LinkTabs label={texts.types.label} tabs={tabsOf(texts, type, query)} />
          {problems.length > 0 && (
            <ErrorSummary id="list" level={2} title={problem} items={problems} />
          )}
          <PropertyFilterForm fields={fields} type={type} typed={typed} errors={errors} />
          <div className={styles.head} id={problems.length > 0 ? undefined : "list"}>
            {count > 0 && <h2>{countOf(count, texts.count)}</h2>}
            {isFiltered && count > 0 && (
              <Link href={paths.properties({ type })} data-screen-only="">
                {texts.filters.clear}
              </Link>
            )}
            <SavedList />
          </div>
          {bought && (
            <>
              <Calculation {...bought} />
              <p>{bought.terms}</p>
            </>
          )}
          {count === 0 ? (
            <EmptyState ring={paths.pattern("loans", "ring", "no-properties")} icon="binoculars">
              <h2>{texts.filters.noneMatch.title}</h2>
              <p>{texts.filters.noneMatch.text}</p>
              <ButtonLink href={paths.properties({ type })} variant="secondary">
                {texts.filters.clear}
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              <PropertyGrid cards={cards} compareForm={compareForm} isInView />
              <p
                role="status"
                className={styles.tooMany}
                data-too-many={fillText(texts.compare.oneTooMany, { most: mostCompared })}
              />
              <Form
                id={compareForm}
                className={rows.spread}
                action={paths.propertyComparison()}
                autoComplete="off"
              >
                <p>{texts.compare.chooseHint}</p>
                <Button type="submit" variant="secondary">
                  {texts.compare.title}
                </Button>
              </Form>
            </>
          )}
          {apart.length > 0 && (
            <section className={stack.close} aria-labelledby="apart">
              <h2 id="apart">{texts.filters.apart.title}</h2>
              <p>{texts.filters.apart.text}</p>
              <ul>
                {apart.map(({ href, title: name, price, isSpecimen }) => (
                  <li key={href}>
                    <Link href={href}>{name}</Link> {isSpecimen && <SpecimenMark />}
                    {price}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Pagination
            {...texts.pages}
            page={page}
            pages={pages}
            hrefOf={(number) => paths.properties({ type, query, page: number })}
          />
          <p className={quiet.note}>{texts.specimenNote}</p>
        </div>
      </SavedProperties>
    </div>
  );
}

type PropertyFilterFormProps = Pick<
  Route.ComponentProps["loaderData"],
  "fields" | "type" | "typed" | "errors"
>;

/** Filters the properties of a type. A filter with fewer than two choices is left out. */
function PropertyFilterForm({ fields, type, typed, errors }: PropertyFilterFormProps) {
  const { filters: texts } = useServices().content.propertyListing;
  return (
    <FilterFields
      texts={texts}
      action={`${paths.properties({ type })}#list`}
      filters={fields.filter((field) => field.choices.length > 1)}
      isOpen={Object.keys(typed).length > 0}
    >
      <FigureFields
        names={budgetAmounts}
        rules={budgetRules}
        values={typed}
        errors={errors}
        texts={texts}
      />
      {budgetTerms.map(
        (name) => typed[name] && <input key={name} type="hidden" name={name} value={typed[name]} />,
      )}
    </FilterFields>
  );
}

function termsText({ annualRatePercent, months, area = "urban" }: Budget, content: Content) {
  const { defaults: basis, stampDutyPercent } = homeBasis(content);
  return fillText(content.propertyListing.filters.terms, {
    rate: annualRatePercent ?? basis.rate,
    years: termText(Math.min(months ?? Infinity, 12 * Number(basis.years)), content.language),
    duty: fillText(content.homeCost.areas[area], { percent: stampDutyPercent[area] ?? "" }),
  });
}

/** PRP-3: the links to the types keep the filters but no page number, so another type opens at its first page. */
const tabsOf = (
  texts: Content["propertyListing"],
  current: PropertyType | undefined,
  query: Readonly<Record<string, string>>,
) =>
  [undefined, ...propertyTypes].map((type) => ({
    label: type ? texts.names[type] : texts.types.all,
    href: paths.properties({ type, query }),
    isCurrent: type === current,
  }));
