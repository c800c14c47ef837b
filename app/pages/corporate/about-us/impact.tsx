import type { AboutUs } from "#model/page-texts/about-us.ts";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import styles from "./impact.module.css";

/** The five figures of COR-2, and figures from the accounts with their unit and date. */
export function Impact({ title, figures, text, accounts, provenance }: AboutUs["impact"]) {
  return (
    <section className={`${styles.impact} wrap`} aria-labelledby="impact">
      <h2 id="impact">
        {title} {provenance === "specimen" && <SpecimenMark />}
      </h2>
      <Figures figures={figures} />
      <p className={styles.doubt}>{text}</p>
      <div className={`${styles.accounts} raised`}>
        <h3>{accounts.title}</h3>
        <Figures figures={accounts.figures} />
        <OwnFactDay source={accounts.source} asOf={accounts.asOf} />
      </div>
    </section>
  );
}

function Figures({ figures }: Pick<AboutUs["impact"], "figures">) {
  return (
    <FigureList
      className={styles.figures}
      lines={figures.map(({ label, figure }) => [label, figure])}
    />
  );
}
