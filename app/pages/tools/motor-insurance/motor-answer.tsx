import { useId } from "react";
import { fillText } from "#domain/texts/fill-text.ts";
import { Answer } from "#app/features/calculators/answer.tsx";
import {
  askHref,
  cliffText,
  coverQuery,
  payableLabel,
} from "#app/features/calculators/cover-notes.ts";
import { coverLines } from "#app/features/calculators/premium-lines.ts";
import { useServices } from "#app/lib/services.tsx";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import type { CalculatorMessages } from "#model/loans/calculator-messages.ts";
import { formatKshs } from "#domain/money/money.ts";
import type { MotorOffer } from "#domain/insurance/motor-comparison.ts";
import type { Cover } from "#domain/insurance/motor-premium.ts";
import { link } from "#app/pages/link.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import caution from "#app/ui/feedback/caution.module.css";
import quiet from "#app/ui/quiet.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

type MotorTexts = CalculatorMessages["motor"];

type MotorAnswer = { offer: MotorOffer; cover: Cover };

export function MotorAnswerView(answer: MotorAnswer) {
  const { motor, bring } = useServices().content.messages.calculators;
  const titleId = useId();
  const { offer, cover } = answer;
  const { insurer, premium, cliff } = offer;
  const { paid, besides } = coverLines(premium, cover, motor);
  const product = { product: "insure/for-individuals/motor-insurance", insurer: insurer.id };
  return (
    <Answer
      title={payableLabel(motor, cover)}
      figure={formatKshs(premium.payableCents)}
      detail={motor.aYear}
      inputs={inputsOf(answer, motor)}
      lines={paid}
    >
      {premium.appliedMinimumCents !== undefined && (
        <p className={caution.caution}>
          {fillText(motor.minimumApplies, { minimum: formatKshs(premium.appliedMinimumCents) })}
        </p>
      )}
      {cliff && <p className={caution.caution}>{cliffText(motor, cliff)}</p>}
      <section className={section.section} aria-labelledby={titleId}>
        <h3 id={titleId}>{motor.notIncluded}</h3>
        <FigureList lines={besides} />
      </section>
      <p data-screen-only="">
        <ButtonLink href={askHref(motor, insurer.title, cover, premium)}>{motor.ask}</ButtonLink>
      </p>
      <p data-screen-only="">
        <Link href={link("/calculators/motor-insurance/compare", undefined, coverQuery(cover))}>
          {motor.compareAll}
        </Link>
      </p>
      <p data-screen-only="">
        <Link href={link("/what-to-bring", undefined, { ...product, ...coverQuery(cover) })}>
          {bring}
        </Link>
      </p>
      <p className={quiet.note}>{motor.leavesOut}</p>
    </Answer>
  );
}

/** The values of the answer, as the form names them. */
export const inputsOf = (
  { offer, cover: { sumInsuredKes } }: MotorAnswer,
  motor: MotorTexts,
): readonly AnswerLine[] => [
  [motor.insurer, offer.insurer.title],
  [motor.fields.sumInsured.label, formatKshs(Math.round(sumInsuredKes * 100))],
];
