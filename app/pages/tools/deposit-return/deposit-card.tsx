import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { exactKes } from "#app/parts/cost-of-credit/figures.ts";
import { formatMoney } from "#domain/money/money.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { DepositAnswer } from "./answer-deposits.ts";
import { ShareBar } from "#app/ui/navigation/share-bar.tsx";
import caution from "#app/ui/feedback/caution.module.css";
import quiet from "#app/ui/quiet.module.css";
import styles from "./deposit-card.module.css";

type DepositCardProps = { answer: DepositAnswer; mostCents: number };

const percentText = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 2 });
const percent = (value: number) => `${percentText.format(value)}%`;

/** One deposit: the net return and its calculation. */
export function DepositCard({ answer, mostCents }: DepositCardProps) {
  const { answer: texts } = useServices().content.depositReturn;
  const { offer, ratePercent, taxPercent, outcome } = answer;
  const { isBelowMinimum, netAboveCeilingCents, equalPercent } = answer;
  const normal = percent(offer.normalTaxPercent);
  const lines = [
    [texts.rate, percent(ratePercent)],
    [texts.interest, exactKes(outcome.interestCents)],
    [fillText(texts.tax, { percent: percent(taxPercent) }), exactKes(outcome.taxCents)],
    [texts.netRate, percent(outcome.netRatePercent)],
    [texts.total, exactKes(outcome.totalCents)],
  ] as const;
  return (
    <article className={styles.card}>
      <h3>
        <Link href={paths.product(offer.product)}>{offer.label}</Link>
      </h3>
      <p className={styles.keep}>
        {texts.keep} <strong>{exactKes(outcome.netCents)}</strong>
      </p>
      <ShareBar className={styles.bar} share={mostCents > 0 ? outcome.netCents / mostCents : 0} />
      <FigureList lines={lines} />
      {isBelowMinimum && (
        <p className={`${caution.caution} ${styles.warning}`}>
          {fillText(texts.belowMinimum, { minimum: formatMoney(offer.minimumKes ?? 0) })}
        </p>
      )}
      {netAboveCeilingCents !== undefined && (
        <p className={`${caution.caution} ${styles.warning}`}>
          {fillText(texts.ceiling, {
            ceiling: formatMoney(offer.ceilingKes ?? 0),
            normal,
            net: exactKes(netAboveCeilingCents),
          })}
        </p>
      )}
      <p className={quiet.note}>
        {texts.paid[offer.paid]}{" "}
        {equalPercent !== undefined &&
          fillText(texts.equal, {
            rate: percent(ratePercent),
            deposit: offer.inText,
            equal: percent(equalPercent),
            normal,
          })}
      </p>
    </article>
  );
}
