import { useServices } from "#app/lib/services.tsx";
import { ChargesTable } from "#app/parts/cost-of-credit/charges-table.tsx";
import { exactKes } from "#app/parts/cost-of-credit/figures.ts";
import { Headline, SecondFigure } from "#app/parts/cost-of-credit/headline.tsx";
import { PayRatesCaution } from "#app/features/calculators/pay-rates-caution.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { NetPay } from "#domain/pay/net-pay.ts";
import type { NetPayAnswer } from "#domain/pay/net-pay-input.ts";
import type { DeductionId } from "#domain/pay/pay-rates.ts";
import { formatDay } from "#domain/time/days.ts";
import quiet from "#app/ui/quiet.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

/** The main figure with its label: gross pay if net pay was given, otherwise net pay. */
export function payFound(
  { grossCents, isBackward, pay }: NetPayAnswer,
  { net, gross }: { net: string; gross: string },
): readonly [label: string, figure: string] {
  return isBackward ? [gross, exactKes(grossCents)] : [net, exactKes(pay.netCents)];
}

/** Net pay, each deduction with its rule and its receiver, and the tax by bands. */
export function NetPayAnswerView({ answer }: { answer: NetPayAnswer }) {
  const { answer: texts } = useServices().content.netPay;
  const { grossCents, isBackward, pay, rates } = answer;
  const [label, figure] = payFound(answer, texts);
  return (
    <>
      <Headline kicker={label} figure={figure}>
        <SecondFigure
          label={isBackward ? texts.leaves : texts.outOf}
          figure={exactKes(isBackward ? pay.netCents : grossCents)}
        />
      </Headline>
      <PayRatesCaution knownTo={rates.knownTo} />
      <Deductions answer={answer} />
      <Tax answer={answer} />
    </>
  );
}

function Deductions({ answer: { grossCents, pay, rates } }: { answer: NetPayAnswer }) {
  const { netPay, language } = useServices().content;
  const { answer: texts, lines, receivers } = netPay;
  const { shif, housingLevy, nssf, paye } = rates;
  const rule = (percent: number, ofCents: number, { since }: { since: string }) =>
    fillText(texts.share, { percent, amount: exactKes(ofCents), day: formatDay(since, language) });
  const line = (id: DeductionId, cents: number, hint: string, label = lines[id]) => ({
    label,
    receiver: receivers[id],
    figure: exactKes(cents),
    hint,
  });
  const least = { amount: formatMoney(shif.leastKes), day: formatDay(shif.since, language) };
  const shifRule =
    pay.shifCents === shif.leastKes * 100
      ? fillText(texts.least, least)
      : rule(shif.percent, grossCents, shif);
  const byBands = fillText(texts.byBands, { day: formatDay(paye.since, language) });
  return (
    <ChargesTable
      caption={texts.caption}
      heads={texts}
      charges={[
        ...pay.nssf.map(({ percent, ofCents, cents }, i) => {
          const label = fillText(lines.nssf, { number: "I".repeat(i + 1) });
          return line("nssf", cents, rule(percent, ofCents, nssf), label);
        }),
        line("shif", pay.shifCents, shifRule),
        line("housingLevy", pay.levyCents, rule(housingLevy.percent, grossCents, housingLevy)),
        line("paye", pay.payeCents, byBands),
        ...(pay.pensionCents > 0 ? [line("pension", pay.pensionCents, texts.asEntered)] : []),
      ]}
      total={{ label: texts.total, figure: exactKes(grossCents - pay.netCents) }}
    />
  );
}

function Tax({ answer: { grossCents, pay, rates } }: { answer: NetPayAnswer }) {
  const { tax, answer: texts } = useServices().content.netPay;
  const { deductions, insuranceRelief } = rates;
  const less = (cents: number) => fillText(tax.less, { amount: exactKes(cents) });
  const lines = [
    [texts.gross, exactKes(grossCents)],
    [tax.contributions, less(contributionsOf(pay))],
    ...given(tax.pension, pay.deducted.pensionCents),
    ...given(tax.medical, pay.deducted.medicalFundCents),
    ...given(tax.interest, pay.deducted.interestCents),
    [tax.taxable, exactKes(pay.taxableCents)],
    ...pay.bands.map(
      ({ percent, ofCents, cents }) =>
        [
          fillText(tax.band, { percent, amount: exactKes(ofCents) }),
          exactKes(Math.round(cents)),
        ] as const,
    ),
    [tax.relief, less(pay.reliefCents)],
    ...given(tax.insurance, pay.insuranceReliefCents),
    [tax.paye, exactKes(pay.payeCents)],
  ] as const;
  function given(label: string, cents: number) {
    return cents > 0 ? [[label, less(cents)] as const] : [];
  }
  const limits = fillText(tax.limits, {
    pension: formatMoney(deductions.pensionKes),
    interest: formatMoney(deductions.interestKes),
    medical: formatMoney(deductions.medicalFundKes),
    percent: insuranceRelief.percent,
    most: formatMoney(insuranceRelief.mostKes),
  });
  return (
    <section className={section.section}>
      <h2>{tax.title}</h2>
      <FigureList lines={lines} />
      <p className={quiet.note}>{[limits, rates.paye.coming].filter(Boolean).join(" ")}</p>
    </section>
  );
}

const contributionsOf = ({ nssfCents, shifCents, levyCents }: NetPay) =>
  nssfCents + shifCents + levyCents;
