import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { formatKshs } from "#domain/money/money.ts";
import type { MotorOffer } from "#domain/insurance/motor-comparison.ts";
import type { Cover } from "#domain/insurance/motor-premium.ts";
import { coverQuery } from "#app/features/calculators/cover-notes.ts";
import { levyLines, premiumLines } from "#app/features/calculators/premium-lines.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";

/** The parts of the premium. CAL-8: the courtesy car and the levies are beside the total, which levies may follow. */
export function OfferParts({ offer, cover }: { offer: MotorOffer; cover: Cover }) {
  const { motorComparison: texts, messages } = useServices().content;
  const { motor } = messages.calculators;
  const { insurer, premium } = offer;
  const levies = levyLines(premium, motor);
  return (
    <>
      <FigureList lines={[...premiumLines(premium, motor), ...(cover.levies ? levies : [])]} />
      <h4>{motor.notIncluded}</h4>
      <FigureList
        lines={[
          ...(cover.levies ? [] : levies),
          [motor.courtesyCar, formatKshs(premium.besides.courtesyCarCents)],
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
