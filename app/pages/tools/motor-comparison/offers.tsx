import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import type { Language } from "#domain/texts/language.ts";
import { figureTexts } from "#domain/products/figure-texts.ts";
import { formatKshs, formatMoney, kshs } from "#domain/money/money.ts";
import type { ComparedOffer } from "#domain/insurance/motor-comparison.ts";
import type { Cover } from "#domain/insurance/motor-premium.ts";
import { chosenOptions } from "#app/features/calculators/cover-notes.ts";
import { ToolSources } from "#app/parts/tool-method.tsx";
import { OfferCard } from "./offer-card.tsx";
import quiet from "#app/ui/quiet.module.css";
import styles from "#app/ui/figures/comparison-list.module.css";

type OffersProps = { cover: Cover; offers: readonly ComparedOffer[] };

/** Every insurer's premium for one car, lowest first. */
export function Offers({ cover, offers }: OffersProps) {
  const { motorComparison: texts, messages, language } = useServices().content;
  const { motor } = messages.calculators;
  const extras = chosenOptions(cover, motor);
  const highestCents = offers.at(-1)?.premium.payableCents ?? 0;
  return (
    <section className={styles.comparison} aria-labelledby="offers">
      <div className={styles.head}>
        <h2 id="offers">
          {fillText(texts.result, { sum: formatMoney(cover.sumInsuredKes, kshs) })}
        </h2>
        <p>
          <strong>{summaryOf(offers, texts, language)}</strong>{" "}
          {extras.length > 0
            ? fillText(texts.extrasChosen, { extras: figureTexts[language].list.format(extras) })
            : texts.noExtras}
        </p>
      </div>
      <ol className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.insurer.id}>
            <OfferCard offer={offer} cover={cover} highestCents={highestCents} />
          </li>
        ))}
      </ol>
      {offers.some(({ cliff }) => cliff) && <p>{texts.valuation}</p>}
      <p className={quiet.note}>{motor.leavesOut}</p>
      <ToolSources title={motor.sources} facts={Object.values(motor.facts)} />
    </section>
  );
}

/** The insurers with the lowest premium. */
export const lowestInsurers = (offers: readonly ComparedOffer[], language: Language) =>
  figureTexts[language].list.format(
    offers
      .filter(({ aboveLowestCents }) => aboveLowestCents === 0)
      .map(({ insurer }) => insurer.title),
  );

function summaryOf(
  offers: readonly ComparedOffer[],
  texts: { summary: string; same: string },
  language: Language,
) {
  const first = offers[0];
  const last = offers.at(-1);
  if (!first || !last) return "";
  const lowest = formatKshs(first.premium.payableCents);
  return last.aboveLowestCents === 0
    ? fillText(texts.same, { lowest })
    : fillText(texts.summary, {
        lowest,
        insurer: lowestInsurers(offers, language),
        highest: formatKshs(last.premium.payableCents),
        spread: formatKshs(last.aboveLowestCents),
      });
}
