import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { formatMoney } from "#domain/money/money.ts";
import { formatTerm } from "#domain/time/term.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { CampaignExample } from "#model/campaigns/example.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./campaign-rate.module.css";

/** The rate of a campaign as its largest figure, with the instalment of an example. */
export function CampaignRate({ example }: { example: CampaignExample }) {
  const { language, messages } = useServices().content;
  const texts = messages.campaign;
  const { amountKes, ratePercent, isRatePublished, years, instalmentKes } = example;
  const figures = {
    instalment: formatMoney(instalmentKes),
    amount: formatMoney(amountKes),
    years: formatTerm({ length: years, unit: "year" }, language),
  };
  const query = { amount: `${amountKes}`, rate: `${ratePercent}`, years: `${years}` };
  return (
    <div className={styles.rate}>
      <p>
        <strong>{fillText(texts.rate, { rate: ratePercent })}</strong>{" "}
        {!isRatePublished && <span>{texts.exampleRate}</span>}
      </p>
      <p>
        {fillText(texts.instalment, figures)}{" "}
        <Link href={link("/calculators/mortgage", undefined, query)}>{texts.calculate}</Link>
      </p>
    </div>
  );
}
