import { useId } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import type { MotorTexts } from "#model/loans/calculator-messages.ts";
import { formatKshs } from "#domain/money/money.ts";
import { type Cover, levies, type MotorPremium } from "#domain/insurance/motor-premium.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { Answer, type AnswerControls, Lines } from "./answer.tsx";
import { formatNumber } from "./figures.ts";
import caution from "#app/ui/feedback/caution.module.css";
import styles from "./calculators.module.css";

export type MotorAnswer = { insurerTitle: string; cover: Cover; premium: MotorPremium };

type MotorAnswerViewProps = AnswerControls & {
  answer: MotorAnswer;
  texts: MotorTexts;
};

export function MotorAnswerView({ answer, texts, ...view }: MotorAnswerViewProps) {
  const { insurerTitle, cover, premium } = answer;
  const { motor } = texts;
  return (
    <Answer
      title={motor.total}
      figure={formatKshs(premium.totalCents)}
      detail={motor.aYear}
      backLabel={texts.back}
      {...view}
    >
      <Lines
        lines={[
          { label: motor.insurer, figure: insurerTitle },
          { label: motor.sumInsured, figure: formatKshs(Math.round(cover.sumInsuredKes * 100)) },
          { label: motor.basic, figure: formatKshs(premium.basicCents) },
          ...lineIf(motor.excessProtector, premium.excessProtectorCents),
          ...lineIf(motor.pvt, premium.pvtCents),
          { label: motor.total, figure: formatKshs(premium.totalCents), isTotal: true },
        ]}
      />
      {premium.appliedMinimumCents !== undefined && (
        <p className={caution.caution}>
          {fillText(motor.minimumApplies, { minimum: formatKshs(premium.appliedMinimumCents) })}
        </p>
      )}
      <NotIncluded besides={premium.besides} motor={motor} />
      <Link className={styles.further} href={comparisonOf(cover)}>
        {motor.compareAll}
      </Link>
      <p className={styles.note}>{motor.leavesOut}</p>
    </Answer>
  );
}

type NotIncludedProps = {
  besides: MotorAnswer["premium"]["besides"];
  motor: MotorTexts["motor"];
};

/** CAL-8: these costs are shown beside the total and never added to it. */
function NotIncluded({ besides, motor }: NotIncludedProps) {
  const titleId = useId();
  const percent = (basisPoints: number) => ({ percent: formatNumber(basisPoints / 100) });
  return (
    <section className={styles.besides} aria-labelledby={titleId}>
      <h3 id={titleId}>{motor.notIncluded}</h3>
      <Lines
        lines={[
          {
            label: fillText(motor.trainingLevy, percent(levies.trainingBasisPoints)),
            figure: formatKshs(besides.trainingLevyCents),
          },
          {
            label: fillText(motor.policyholdersFund, percent(levies.policyholdersFundBasisPoints)),
            figure: formatKshs(besides.policyholdersFundCents),
          },
          { label: motor.stampDuty, figure: formatKshs(besides.stampDutyCents) },
          { label: motor.courtesyCar, figure: formatKshs(besides.courtesyCarCents) },
        ]}
      />
    </section>
  );
}

function comparisonOf({ sumInsuredKes, excessProtector, pvt }: MotorAnswer["cover"]) {
  return link("/calculators/motor-insurance/compare", undefined, {
    sumInsured: String(sumInsuredKes),
    ...(excessProtector && { excessProtector: "on" }),
    ...(pvt && { pvt: "on" }),
  });
}

function lineIf(label: string, cents: number | undefined) {
  return cents === undefined ? [] : [{ label, figure: formatKshs(cents) }];
}
