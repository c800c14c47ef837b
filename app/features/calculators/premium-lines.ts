import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import {
  type Cover,
  levies,
  leviesCents,
  type MotorPremium,
} from "#domain/insurance/motor-premium.ts";
import { formatNumber } from "#app/parts/cost-of-credit/figures.ts";
import { formatKshs } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { CalculatorMessages } from "#model/loans/calculator-messages.ts";

type Texts = CalculatorMessages["motor"];

/** The lines of the total, and those beside it. CAL-8: levies are beside the total, unless the visitor adds them. */
export function coverLines(premium: MotorPremium, { levies: asked }: Cover, texts: Texts) {
  const others = levyLines(premium, texts);
  const courtesyCar = [texts.courtesyCar, formatKshs(premium.besides.courtesyCarCents)] as const;
  return {
    paid: [...premiumLines(premium, texts), ...(asked ? others : [])],
    besides: [...(asked ? [] : others), courtesyCar],
  };
}

/** The parts of the premium and their total. */
const premiumLines = (premium: MotorPremium, texts: Texts): AnswerLine[] => [
  [texts.basic, formatKshs(premium.basicCents)],
  ...lineIf(texts.excessProtector, premium.excessProtectorCents),
  ...lineIf(texts.pvt, premium.pvtCents),
  [texts.total, formatKshs(premium.totalCents)],
];

const lineIf = (label: string, cents: number | undefined): AnswerLine[] =>
  cents === undefined ? [] : [[label, formatKshs(cents)]];

/** The levies, and the total with them. */
function levyLines({ totalCents, besides }: MotorPremium, texts: Texts): AnswerLine[] {
  const percent = (basisPoints: number) => ({ percent: formatNumber(basisPoints / 100) });
  return [
    [
      fillText(texts.trainingLevy, percent(levies.trainingBasisPoints)),
      formatKshs(besides.trainingLevyCents),
    ],
    [
      fillText(texts.policyholdersFund, percent(levies.policyholdersFundBasisPoints)),
      formatKshs(besides.policyholdersFundCents),
    ],
    [texts.stampDuty, formatKshs(besides.stampDutyCents)],
    [texts.withLevies, formatKshs(totalCents + leviesCents(besides))],
  ];
}
