import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import type { MotorOffer } from "#domain/insurance/motor-comparison.ts";
import type { Cover } from "#domain/insurance/motor-premium.ts";
import { coverQuery } from "#app/features/calculators/cover-notes.ts";
import { coverLines } from "#app/features/calculators/premium-lines.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";

/** The parts of the premium, and the charges that it does not include. */
export function OfferParts({ offer, cover }: { offer: MotorOffer; cover: Cover }) {
  const { motorComparison: texts, messages } = useServices().content;
  const { motor } = messages.calculators;
  const { insurer, premium } = offer;
  const { paid, besides } = coverLines(premium, cover, motor);
  return (
    <>
      <FigureList lines={paid} />
      <h4>{motor.notIncluded}</h4>
      <FigureList lines={besides} />
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
