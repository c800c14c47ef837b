import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { formatKshs } from "#domain/money/money.ts";
import type { ComparedOffer, MotorOffer } from "#domain/insurance/motor-comparison.ts";
import type { Cover } from "#domain/insurance/motor-premium.ts";
import { askHref, cliffText, coverQuery } from "#app/features/calculators/cover-notes.ts";
import { coverLines } from "#app/features/calculators/premium-lines.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { ShareBar } from "#app/ui/navigation/share-bar.tsx";
import rows from "#app/ui/rows.module.css";
import styles from "./offer-card.module.css";

type OfferCardProps = { offer: ComparedOffer; cover: Cover; highestCents: number };

/** One insurer's premium, its difference from the lowest, and its parts. */
export function OfferCard({ offer, cover, highestCents }: OfferCardProps) {
  const { motorComparison: texts, messages } = useServices().content;
  const { motor } = messages.calculators;
  const { insurer, premium, cliff, aboveLowestCents } = offer;
  const isLowest = aboveLowestCents === 0;
  return (
    <article className={styles.card} data-lowest={isLowest || undefined}>
      <h3 className={styles.insurer}>{insurer.title}</h3>
      <p className={styles.total}>{formatKshs(premium.payableCents)}</p>
      <p className={styles.standing}>
        {isLowest ? texts.lowest : fillText(texts.above, { amount: formatKshs(aboveLowestCents) })}
      </p>
      <ShareBar className={styles.bar} share={premium.payableCents / highestCents} />
      {premium.appliedMinimumCents !== undefined && (
        <p className={styles.minimum}>
          {fillText(texts.minimum, {
            insurer: insurer.title,
            minimum: formatKshs(premium.appliedMinimumCents),
          })}
        </p>
      )}
      {cliff && <p className={styles.cliff}>{cliffText(motor, cliff)}</p>}
      <details className={styles.parts}>
        <summary>
          {texts.parts}
          <span className="visually-hidden">, {insurer.title}</span>
        </summary>
        <OfferParts offer={offer} cover={cover} />
      </details>
      <Link className={rows.link} href={askHref(motor, insurer.title, cover, premium)}>
        {motor.ask}
        <span className="visually-hidden">, {insurer.title}</span>
      </Link>
    </article>
  );
}

/** The parts of the premium, and the charges that it does not include. */
export function OfferParts({ offer, cover }: { offer: MotorOffer; cover: Cover }) {
  const { motorComparison: texts, messages } = useServices().content;
  const { motor } = messages.calculators;
  const { insurer, premium } = offer;
  const { paid, besides } = coverLines(premium, cover, motor);
  return (
    <>
      <FigureList lines={paid} />
      <h4>{motor.notIncluded}</h4>
      <FigureList lines={besides} />
      <Link
        className={rows.link}
        href={link("/calculators/motor-insurance", undefined, {
          ...coverQuery(cover),
          insurer: insurer.id,
        })}
      >
        {fillText(texts.oneInsurer, { insurer: insurer.title })}
      </Link>
    </>
  );
}
