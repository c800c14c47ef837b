import { useServices } from "#app/lib/services.tsx";
import type { ClothTexts } from "#model/loans/calculator-messages.ts";
import type { ScheduleRow } from "#domain/lending/amortisation.ts";
import { clothColours } from "#domain/lending/cloth-drawing.ts";
import { type Cloth, type ClothCalculator, weaveCloth } from "#domain/lending/cloth.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { clothLegend, clothLabel } from "./cloth-texts.ts";
import { ClothPicture } from "./cloth-picture.tsx";
import styles from "./loan-cloth.module.css";

type LoanClothProps = {
  months: readonly ScheduleRow[];
  calculator: ClothCalculator;
  /** The loan as in the calculator's URL; the URLs of the files have it too. */
  query: Readonly<Record<string, string>>;
  /** The id of a table with the same figures; without one they are listed. */
  tableId?: string;
};

/** A loan as a cloth: its shape is the repayment schedule. */
export function LoanCloth({ months, calculator, query, tableId }: LoanClothProps) {
  const texts = useServices().content.messages.calculators.cloth;
  const cloth = weaveCloth(months);
  const [shape, turn] = clothLegend(cloth, texts);
  return (
    <figure className={styles.figure}>
      <ClothPicture className={styles.cloth} cloth={cloth} label={clothLabel(cloth, texts)} />
      <figcaption className={styles.caption}>
        <p>
          <b>{`${texts.title}.`}</b> <span>{shape}</span>
        </p>
        <Swatch colour={clothColours.principal}>{texts.principal}</Swatch>
        <Swatch colour={clothColours.interest}>{texts.interest}</Swatch>
        {turn && <p>{turn}</p>}
        {tableId ? (
          <p className={styles.files}>
            <Link href={`#${tableId}`}>{texts.table}</Link>
          </p>
        ) : (
          <Figures cloth={cloth} texts={texts} />
        )}
        <p className={styles.files}>
          <span>{texts.files}</span>
          <Link href={paths.clothPicture(calculator, query)} rel="nofollow">
            {texts.svg}
          </Link>
          <Link href={paths.clothSheet(calculator, query)} rel="nofollow">
            {texts.a4}
          </Link>
          <Link href={paths.clothSheet(calculator, { ...query, paper: "a3" })} rel="nofollow">
            {texts.a3}
          </Link>
        </p>
      </figcaption>
    </figure>
  );
}

/** An SVG shape, because a background would lose its colour, for example in print. */
function Swatch({ colour, children }: { colour: string; children: string }) {
  return (
    <p className={styles.key}>
      <svg width="12" height="12" viewBox="0 0 1 1" aria-hidden="true">
        <path d="M0 0h1v1H0z" fill={colour} />
      </svg>
      {children}
    </p>
  );
}

function Figures({ cloth, texts }: { cloth: Cloth; texts: ClothTexts }) {
  // A year can have two rows; its share is listed once.
  const shares = new Map(cloth.rows.map(({ number, share }) => [number, share]));
  return (
    <details>
      <summary>{texts.figures}</summary>
      <ol className={styles.figures}>
        {[...shares].map(([number, share]) => {
          const principal = Math.round(100 * share);
          return (
            <li key={number}>{fillText(texts.line, { principal, interest: 100 - principal })}</li>
          );
        })}
      </ol>
    </details>
  );
}
