import { useServices } from "#app/lib/services.tsx";
import { ChargesTable } from "#app/parts/cost-of-credit/charges-table.tsx";
import { Headline, SecondFigure } from "#app/parts/cost-of-credit/headline.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { NetPay } from "#domain/pay/net-pay.ts";
import type { NetPayAnswer } from "#domain/pay/net-pay-input.ts";
import { formatDay, formatMonth } from "#domain/time/days.ts";
import caution from "#app/ui/feedback/caution.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

const money = (cents: number) => formatMoney(cents / 100);

/** The answer in one figure with its label: the end of the pay that was not given. */
export function payFound(
  { grossCents, isBackward, pay }: NetPayAnswer,
  { net, gross }: { net: string; gross: string },
): readonly [label: string, figure: string] {
  return isBackward ? [gross, money(grossCents)] : [net, money(pay.netCents)];
}

/** Net pay, each deduction with its rule and its receiver, and the tax by bands. */
export function NetPayAnswerView({ answer }: { answer: NetPayAnswer }) {
  const { netPay, language } = useServices().content;
  const { answer: texts } = netPay;
  const { grossCents, isBackward, pay, rates } = answer;
  const [label, figure] = payFound(answer, texts);
  return (
    <>
      <Headline kicker={label} figure={figure}>
        <SecondFigure
          label={isBackward ? texts.leaves : texts.outOf}
          figure={money(isBackward ? pay.netCents : grossCents)}
        />
      </Headline>
      {rates.knownTo && (
        <p className={caution.caution}>
          {fillText(texts.expired, { month: formatMonth(rates.knownTo, language) })}
        </p>
      )}
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
    fillText(texts.share, { percent, amount: money(ofCents), day: formatDay(since, language) });
  const isLeast = pay.shifCents === shif.leastKes * 100;
  const least = { amount: formatMoney(shif.leastKes), day: formatDay(shif.since, language) };
  const charges = [
    ...pay.nssf.map(({ percent, ofCents, cents }, i) => ({
      label: fillText(lines.nssf, { number: "I".repeat(i + 1) }),
      receiver: receivers.nssf,
      cents,
      hint: rule(percent, ofCents, nssf),
    })),
    {
      label: lines.shif,
      receiver: receivers.shif,
      cents: pay.shifCents,
      hint: isLeast ? fillText(texts.least, least) : rule(shif.percent, grossCents, shif),
    },
    {
      label: lines.housingLevy,
      receiver: receivers.housingLevy,
      cents: pay.levyCents,
      hint: rule(housingLevy.percent, grossCents, housingLevy),
    },
    {
      label: lines.paye,
      receiver: receivers.paye,
      cents: pay.payeCents,
      hint: fillText(texts.byBands, { day: formatDay(paye.since, language) }),
    },
    ...(pay.pensionCents > 0
      ? [
          {
            label: lines.pension,
            receiver: receivers.pension,
            cents: pay.pensionCents,
            hint: texts.asEntered,
          },
        ]
      : []),
  ];
  return (
    <ChargesTable
      caption={texts.caption}
      heads={texts}
      charges={charges.map(({ cents, ...charge }) => ({ ...charge, figure: money(cents) }))}
      total={{ label: texts.total, figure: money(grossCents - pay.netCents) }}
    />
  );
}

function Tax({ answer: { grossCents, pay, rates } }: { answer: NetPayAnswer }) {
  const { tax, answer: texts } = useServices().content.netPay;
  const { deductions, insuranceRelief } = rates;
  const less = (cents: number) => fillText(tax.less, { amount: money(cents) });
  const lines = [
    [texts.gross, money(grossCents)],
    [tax.contributions, less(contributionsOf(pay))],
    ...given(tax.pension, pay.deducted.pensionCents),
    ...given(tax.medical, pay.deducted.medicalFundCents),
    ...given(tax.interest, pay.deducted.interestCents),
    [tax.taxable, money(pay.taxableCents)],
    ...pay.bands.map(
      ({ percent, ofCents, cents }) =>
        [
          fillText(tax.band, { percent, amount: money(ofCents) }),
          money(Math.round(cents)),
        ] as const,
    ),
    [tax.relief, less(pay.reliefCents)],
    ...given(tax.insurance, pay.insuranceReliefCents),
    [tax.paye, money(pay.payeCents)],
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
      <p className={section.note}>{[limits, tax.coming].filter(Boolean).join(" ")}</p>
    </section>
  );
}

const contributionsOf = ({ nssfCents, shifCents, levyCents }: NetPay) =>
  nssfCents + shifCents + levyCents;
