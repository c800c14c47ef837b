import { useId } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import type { MotorTexts } from "#model/loans/calculator-messages.ts";
import { formatKshs } from "#domain/money/money.ts";
import type { BandCliff } from "#domain/insurance/motor-comparison.ts";
import {
  type Cover,
  levies,
  leviesCents,
  type MotorPremium,
} from "#domain/insurance/motor-premium.ts";
import { link } from "#app/pages/link.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { Answer, type AnswerControls, type Line, Lines } from "./answer.tsx";
import { askHref, cliffText, coverQuery, payableLabel } from "./cover-notes.ts";
import { formatNumber } from "./figures.ts";
import caution from "#app/ui/feedback/caution.module.css";
import quiet from "#app/ui/quiet.module.css";
import styles from "./calculators.module.css";

type MotorAnswer = {
  insurerId: string;
  insurerTitle: string;
  cover: Cover;
  premium: MotorPremium;
  cliff: BandCliff | undefined;
};

type MotorAnswerViewProps = AnswerControls & {
  answer: MotorAnswer;
  texts: MotorTexts;
};

export function MotorAnswerView({ answer, texts, ...view }: MotorAnswerViewProps) {
  const { insurerId, insurerTitle, cover, premium, cliff } = answer;
  const { motor } = texts;
  const levyLines = linesOfLevies(premium, motor);
  return (
    <Answer
      title={payableLabel(motor, cover)}
      figure={formatKshs(premium.payableCents)}
      detail={motor.aYear}
      backLabel={texts.back}
      lines={[
        { label: motor.insurer, figure: insurerTitle, isInput: true },
        {
          label: motor.sumInsured,
          figure: formatKshs(Math.round(cover.sumInsuredKes * 100)),
          isInput: true,
        },
        { label: motor.basic, figure: formatKshs(premium.basicCents) },
        ...lineIf(motor.excessProtector, premium.excessProtectorCents),
        ...lineIf(motor.pvt, premium.pvtCents),
        { label: motor.total, figure: formatKshs(premium.totalCents), isTotal: true },
        ...(cover.levies ? levyLines : []),
      ]}
      {...view}
    >
      {premium.appliedMinimumCents !== undefined && (
        <p className={caution.caution}>
          {fillText(motor.minimumApplies, { minimum: formatKshs(premium.appliedMinimumCents) })}
        </p>
      )}
      {cliff && <p className={caution.caution}>{cliffText(motor, cliff)}</p>}
      <NotIncluded
        title={motor.notIncluded}
        lines={[
          ...(cover.levies ? [] : levyLines),
          { label: motor.courtesyCar, figure: formatKshs(premium.besides.courtesyCarCents) },
        ]}
      />
      <ButtonLink href={askHref(motor, insurerTitle, cover, premium)} data-screen-only="">
        {motor.ask}
      </ButtonLink>
      <Link
        className={styles.further}
        data-screen-only=""
        href={link("/calculators/motor-insurance/compare", undefined, coverQuery(cover))}
      >
        {motor.compareAll}
      </Link>
      <Link
        className={styles.further}
        data-screen-only=""
        href={link("/what-to-bring", undefined, {
          product: "insure/for-individuals/motor-insurance",
          insurer: insurerId,
          ...coverQuery(cover),
        })}
      >
        {texts.bring}
      </Link>
      <p className={quiet.note}>{motor.leavesOut}</p>
    </Answer>
  );
}

/** CAL-8: these costs are shown beside the total and never added to it. */
function NotIncluded({ title, lines }: { title: string; lines: readonly Line[] }) {
  const titleId = useId();
  return (
    <section className={styles.besides} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <Lines lines={lines} />
    </section>
  );
}

/** The levies and the sum that is paid with them. */
function linesOfLevies({ totalCents, besides }: MotorPremium, motor: MotorTexts["motor"]): Line[] {
  const percent = (basisPoints: number) => ({ percent: formatNumber(basisPoints / 100) });
  return [
    {
      label: fillText(motor.trainingLevy, percent(levies.trainingBasisPoints)),
      figure: formatKshs(besides.trainingLevyCents),
    },
    {
      label: fillText(motor.policyholdersFund, percent(levies.policyholdersFundBasisPoints)),
      figure: formatKshs(besides.policyholdersFundCents),
    },
    { label: motor.stampDuty, figure: formatKshs(besides.stampDutyCents) },
    {
      label: motor.withLevies,
      figure: formatKshs(totalCents + leviesCents(besides)),
      isTotal: true,
    },
  ];
}

function lineIf(label: string, cents: number | undefined) {
  return cents === undefined ? [] : [{ label, figure: formatKshs(cents) }];
}
