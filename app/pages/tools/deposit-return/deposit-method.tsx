import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { ToolMethod } from "#app/parts/tool-method.tsx";
import type { DepositOffer } from "#model/deposits/offers.ts";
import { depositReturn } from "#domain/deposits/deposit-return.ts";
import { exactKes } from "#app/parts/cost-of-credit/figures.ts";
import { formatMoney } from "#domain/money/money.ts";
import stack from "#app/ui/stack.module.css";

type DepositMethodProps = { offers: readonly DepositOffer[]; hasAnswer: boolean };

/** The method of the calculation, preceded by an example of the tax until there is an answer. */
export function DepositMethod({ offers, hasAnswer }: DepositMethodProps) {
  const { method } = useServices().content.depositReturn;
  const lowest = offers.toSorted((a, b) => a.taxPercent - b.taxPercent)[0];
  return (
    <>
      {!hasAnswer && lowest && <Example offer={lowest} />}
      <ToolMethod steps={{ title: method.title, texts: method.steps, source: method.source }} />
    </>
  );
}

function Example({ offer: { taxPercent, normalTaxPercent } }: { offer: DepositOffer }) {
  const { example } = useServices().content.depositReturn;
  const { amountKes, ratePercent, months } = example;
  const at = (percent: number) =>
    depositReturn({
      depositCents: 100 * amountKes,
      annualRatePercent: ratePercent,
      months,
      taxPercent: percent,
      paid: "atEnd",
    });
  return (
    <section className={stack.measured} aria-labelledby="example">
      <h2 id="example">{example.title}</h2>
      <p>
        {fillText(example.text, {
          amount: formatMoney(amountKes),
          rate: `${ratePercent}%`,
          interest: exactKes(at(normalTaxPercent).interestCents),
          normal: `${normalTaxPercent}%`,
          normalNet: exactKes(at(normalTaxPercent).netCents),
          tax: `${taxPercent}%`,
          net: exactKes(at(taxPercent).netCents),
        })}
      </p>
    </section>
  );
}
