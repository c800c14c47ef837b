import { data } from "react-router";
import { Converter } from "./converter.tsx";
import { RateBoard } from "./rate-board.tsx";
import { ReadingGuide } from "./reading-guide.tsx";
import { formatSum } from "./figures.ts";
import { forexFields, readForexPage } from "./read-forex-page.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { CallToAction } from "#app/layout/contact/talk-to-us.tsx";
import { WhatsappLink } from "#app/layout/actions/whatsapp-link.tsx";
import { brieflyCachedPage, calculatorPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { stateTitle } from "#app/lib/state-title.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { treasuryThresholdUsd } from "#domain/money/currency.ts";
import { formatMoney } from "#domain/money/money.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import { RelatedProducts } from "#app/features/products/related-products.tsx";
import styles from "./forex-rates.module.css";

export const handle = { parameters: once(forexFields) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content } = services;
  const forex = await readForexPage(services, submittedFields(request, handle.parameters));
  const { title, summary, converter } = content.forexRates;
  const hasErrors = Object.keys(forex.errors).length > 0;
  const page = {
    ...forex,
    meta: {
      title: stateTitle(title, [
        forex.conversion && `${converter.gets} ${formatSum(forex.conversion.gets)}`,
      ]),
      hasErrors,
      description: summary,
      canonical: link("/forex-rates"),
      isUnlisted: forex.sent !== undefined,
    },
    crumbs: [{ label: title }],
  };
  return data(page, {
    status: forex.hasFailed ? 503 : 200,
    headers: forex.hasFailed
      ? uncachedPage
      : { ...brieflyCachedPage, ...(forex.sent && calculatorPage(forex.sent, !hasErrors)) },
  });
}

export default function ForexRatesPage({ loaderData }: Route.ComponentProps) {
  const { forexRates: texts, messages } = useServices().content;
  const { board, isStale, sent, conversion, errors } = loaderData;
  const limit = { limit: formatMoney(treasuryThresholdUsd, "USD") };
  return (
    <div data-family="move-money-trade">
      <Banner motif="treasury" seed="forex-rates" title={texts.title} lead={texts.lead} />
      <div className={`${styles.page} wrap`}>
        {board ? (
          <div className={styles.tools}>
            <div className={styles.card}>
              <RateBoard board={board} isStale={isStale} />
            </div>
            <div className={styles.card}>
              <Converter rates={board.rates} sent={sent} conversion={conversion} errors={errors} />
            </div>
            <ReadingGuide rates={board.rates} />
          </div>
        ) : (
          <p className={styles.none}>{messages.exchangeRates.unavailable}</p>
        )}
        <RelatedProducts
          wanted={[
            { family: "move-money-trade", slug: "foreign-exchange-solutions" },
            { family: "move-money-trade", slug: "money-transfer-solutions" },
          ]}
        />
        <WhatsappLink subject={texts.title} />
      </div>
      <CallToAction
        id="treasury"
        title={fillText(texts.treasury.title, limit)}
        text={fillText(texts.treasury.text, limit)}
        href={link("/contact-us")}
        button={texts.treasury.link}
      />
    </div>
  );
}
