import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { formatKshs } from "#domain/money/money.ts";
import type { MotorOffer } from "#domain/insurance/motor-comparison.ts";
import { type Cover, levies, leviesCents } from "#domain/insurance/motor-premium.ts";
import { coverQuery } from "#app/features/calculators/cover-notes.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";

/** The parts of the total. CAL-8: the courtesy car and the levies are beside it and never in it. */
export function OfferParts({ offer, cover }: { offer: MotorOffer; cover: Cover }) {
  const { motorComparison: texts, messages } = useServices().content;
  const { motor } = messages.calculators;
  const { insurer, premium } = offer;
  const { besides } = premium;
  const percent = (basisPoints: number) => ({ percent: basisPoints / 100 });
  return (
    <>
      <Lines
        lines={[
          [motor.basic, premium.basicCents],
          [motor.excessProtector, premium.excessProtectorCents],
          [motor.pvt, premium.pvtCents],
          [motor.total, premium.totalCents],
        ]}
      />
      <h4>{motor.notIncluded}</h4>
      <Lines
        lines={[
          [
            fillText(motor.trainingLevy, percent(levies.trainingBasisPoints)),
            besides.trainingLevyCents,
          ],
          [
            fillText(motor.policyholdersFund, percent(levies.policyholdersFundBasisPoints)),
            besides.policyholdersFundCents,
          ],
          [motor.stampDuty, besides.stampDutyCents],
          [motor.withLevies, premium.totalCents + leviesCents(besides)],
          [motor.courtesyCar, besides.courtesyCarCents],
        ]}
      />
      <Link
        className={rows.link}
        href={link("/calculators/motor-insurance", undefined, {
          ...coverQuery(cover),
          insurer: insurer.id,
        })}
      >
        {fillText(texts.oneInsurer, { insurer: insurer.title })}
      </Link>
    </>
  );
}

/** A line for each known amount. */
function Lines({ lines }: { lines: readonly [label: string, cents: number | undefined][] }) {
  const known = lines.flatMap(([label, cents]) =>
    cents === undefined ? [] : [[label, formatKshs(cents)] as const],
  );
  return <FigureList lines={known} />;
}
