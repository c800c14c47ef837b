import { data } from "react-router";
import { FamilyIndex } from "./family-index.tsx";
import { LoanPrices } from "./loan-prices.tsx";
import { PriceForm } from "./price-form.tsx";
import { countFigures, findPrices, priceList } from "./price-list.ts";
import { PriceTable } from "./price-table.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillWords } from "#domain/pages/fill-words.ts";
import { bankCrumb } from "#app/lib/home-crumb.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { link } from "#app/pages/link.ts";
import { families, isFamily } from "#domain/products/families.ts";
import { daysUntil, formatDay } from "#domain/time/days.ts";
import { paths } from "#domain/pages/paths.ts";
import type { Route } from "./+types/route";
import caution from "#app/ui/caution.module.css";
import styles from "./rates-and-fees.module.css";
import { ToolPage } from "#app/parts/tool-page.tsx";

export const handle = { parameters: once(["family", "term"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(servicesContext);
  const { ratesAndFees: words, products, loanPricing, language } = content;
  const sent = askedOf(request, handle.parameters);
  const family = sent.get("family") ?? undefined;
  const query = {
    term: sent.get("term")?.trim() ?? "",
    family: isFamily(family) ? family : undefined,
  };
  const isAsked = query.term !== "" || family !== undefined;
  const list = priceList(products);
  const prices = isAsked ? findPrices(list, query, language) : [];
  const today = now().getTime();
  const page = {
    meta: {
      title: words.title,
      description: words.description,
      canonical: origin + paths.ratesAndFees(),
      isUnlisted: isAsked,
    },
    words,
    query,
    isAsked,
    counts: isAsked ? undefined : countFigures(list),
    prices,
    today,
    isStale: daysUntil(words.checkedOn, today) < -loanPricing.staleAfterDays,
    crumbs: [bankCrumb(content.messages), { label: words.title }],
  };
  return data(page, { headers: isAsked ? uncachedPage : cachedPage });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMeta;

export default function RatesAndFees({ loaderData }: Route.ComponentProps) {
  const { language } = useServices().content;
  const { words, query, isAsked, counts, prices, today, isStale, crumbs } = loaderData;
  const figures = prices.reduce((count, { facts }) => count + facts.length, 0);
  return (
    <ToolPage
      family="save-invest"
      seed="rates-and-fees"
      title={words.title}
      lead={words.lead}
      crumbs={crumbs}
      form={
        <>
          <PriceForm query={query} />
          <Downloads words={words} />
        </>
      }
    >
      <div className={styles.head}>
        {isAsked && (
          <p className={styles.found}>
            {figures > 0
              ? fillWords(words.found, { figures })
              : fillWords(words.none, { term: query.term })}
          </p>
        )}
        <p>{fillWords(words.checked, { day: formatDay(words.checkedOn, language) })}</p>
        {isStale && <p className={caution.caution}>{words.stale}</p>}
        {isAsked && <a href={paths.ratesAndFees("all")}>{words.all}</a>}
      </div>
      {families.map((family) => {
        const products = prices.filter((each) => each.family === family);
        return (
          products.length > 0 && <PriceTable key={family} family={family} products={products} />
        );
      })}
      {counts && <FamilyIndex counts={counts} />}
      {!isAsked && <LoanPrices now={today} />}
    </ToolPage>
  );
}

function Downloads({ words }: Pick<Route.ComponentProps["loaderData"], "words">) {
  return (
    <p className={styles.downloads}>
      {words.downloads}
      <a href={link("/rates-and-fees/prices.csv")} download>
        {words.csv}
      </a>
      <a href={link("/rates-and-fees/prices.json")} download>
        {words.json}
      </a>
    </p>
  );
}
