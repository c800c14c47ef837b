import { data } from "react-router";
import { AskedMost } from "#app/parts/prices/asked-most.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { FamilyIndex } from "./family-index.tsx";
import { LoanPrices } from "./loan-prices.tsx";
import { PriceForm } from "./price-form.tsx";
import { countFigures, findPrices, priceList } from "./price-list.ts";
import { PriceTable } from "./price-table.tsx";
import { askedPrices } from "#app/parts/prices/asked-prices.ts";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { countOf } from "#app/lib/count-of.ts";
import { findRecords } from "#app/features/site-search/find-records.ts";
import { insteadNote } from "#app/features/site-search/instead-note.ts";
import { indexOf } from "#app/features/site-search/search-index.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { stateTitle } from "#app/lib/state-title.ts";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { link } from "#app/pages/link.ts";
import { families, isFamily } from "#domain/products/families.ts";
import { daysUntil, formatDay } from "#domain/time/days.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import caution from "#app/ui/feedback/caution.module.css";
import rows from "#app/ui/rows.module.css";
import styles from "./rates-and-fees.module.css";
import { ToolPage } from "#app/parts/tool-page.tsx";

export const handle = { parameters: once(["family", "term"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { ratesAndFees: texts, products, language } = content;
  const sent = askedOf(request, handle.parameters);
  const family = sent.get("family") ?? undefined;
  const query = {
    term: sent.get("term")?.trim() ?? "",
    family: isFamily(family) ? family : undefined,
  };
  const isAsked = query.term !== "" || family !== undefined;
  const list = priceList(products);
  const { meant, answers } = findRecords(query.term, indexOf(content));
  const prices = isAsked ? findPrices(list, query, language, { meant, answers }) : [];
  const isAsTyped = findPrices(list, query, language).length > 0;
  const figures = prices.reduce((count, { facts }) => count + facts.length, 0);
  const foundText =
    figures > 0 ? countOf(figures, texts.found) : fillText(texts.none, { term: query.term });
  const found = isAsked ? foundText : undefined;
  const page = {
    meta: {
      title: stateTitle(texts.title, [found]),
      description: texts.description,
      canonical: paths.ratesAndFees(),
      isUnlisted: isAsked,
    },
    query,
    found,
    note:
      prices.length > 0 && !isAsTyped
        ? insteadNote(content, { term: query.term, meant })
        : undefined,
    // Only before a search, because its results would repeat these figures.
    start: isAsked ? undefined : { asked: askedPrices(content), counts: countFigures(list) },
    prices,
    crumbs: [{ label: texts.title }],
  };
  return data(page, { headers: isAsked ? uncachedPage : cachedPage });
}

export default function RatesAndFees({ loaderData }: Route.ComponentProps) {
  const { content, now } = useServices();
  const { ratesAndFees: texts, loanPricing, language } = content;
  const { query, found, note, start, prices } = loaderData;
  const isStale = daysUntil(texts.checkedOn, now().getTime()) < -loanPricing.staleAfterDays;
  return (
    <ToolPage
      family="save-invest"
      seed="rates-and-fees"
      page={texts}
      form={start ? <AskedMost asked={start.asked} /> : <PriceForm query={query} />}
    >
      {start && <PriceForm query={query} />}
      {isStale && <p className={caution.caution}>{texts.stale}</p>}
      {found && (
        <div className={styles.head}>
          <p className={styles.found}>{found}</p>
          {note && <p>{note}</p>}
          <p>{fillText(texts.checked, { day: formatDay(texts.checkedOn, language) })}</p>
          <Link className={rows.link} href={paths.ratesAndFees("all")}>
            {texts.all}
          </Link>
        </div>
      )}
      {families.map((family) => {
        const products = prices.filter((each) => each.family === family);
        return (
          products.length > 0 && <PriceTable key={family} family={family} products={products} />
        );
      })}
      {start && (
        <>
          <FamilyIndex counts={start.counts} />
          <LoanPrices />
        </>
      )}
      <p className={styles.downloads}>
        {texts.downloads}
        <Link className={rows.link} href={link("/rates-and-fees/prices.csv")} download>
          {texts.csv}
        </Link>
        <Link className={rows.link} href={link("/rates-and-fees/prices.json")} download>
          {texts.json}
        </Link>
      </p>
    </ToolPage>
  );
}
