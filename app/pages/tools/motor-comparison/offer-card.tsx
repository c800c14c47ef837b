import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { formatKshs } from "#domain/money/money.ts";
import type { ComparedOffer } from "#domain/insurance/motor-comparison.ts";
import type { Cover } from "#domain/insurance/motor-premium.ts";
import { askHref, cliffText } from "#app/features/calculators/cover-notes.ts";
import { OfferParts } from "./offer-parts.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { ShareBar } from "#app/ui/navigation/share-bar.tsx";
import rows from "#app/ui/rows.module.css";
import styles from "./offer-card.module.css";

type OfferCardProps = { offer: ComparedOffer; cover: Cover; highestCents: number };

/** One insurer's premium, its difference from the lowest, and its parts. */
export function OfferCard({ offer, cover, highestCents }: OfferCardProps) {
  const { motorComparison: texts, messages } = useServices().content;
  const { motor } = messages.calculators;
  const { insurer, premium, aboveLowestCents } = offer;
  const isLowest = aboveLowestCents === 0;
  return (
    <article className={styles.card} data-lowest={isLowest || undefined}>
      <h3 className={styles.insurer}>{insurer.title}</h3>
      <p className={styles.total}>{formatKshs(premium.payableCents)}</p>
      <p className={styles.standing}>
        {isLowest ? texts.lowest : fillText(texts.above, { amount: formatKshs(aboveLowestCents) })}
      </p>
      <ShareBar className={styles.bar} share={premium.payableCents / highestCents} />
      <Notes offer={offer} />
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

function Notes({ offer }: { offer: ComparedOffer }) {
  const { motorComparison: texts, messages } = useServices().content;
  const { insurer, premium, cliff } = offer;
  return (
    <>
      {premium.appliedMinimumCents !== undefined && (
        <p className={styles.minimum}>
          {fillText(texts.minimum, {
            insurer: insurer.title,
            minimum: formatKshs(premium.appliedMinimumCents),
          })}
        </p>
      )}
      {cliff && <p className={styles.cliff}>{cliffText(messages.calculators.motor, cliff)}</p>}
    </>
  );
}
