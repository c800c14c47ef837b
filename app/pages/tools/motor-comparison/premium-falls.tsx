import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { figureTexts } from "#domain/products/figure-texts.ts";
import { bareCents, bareKes } from "#app/parts/cost-of-credit/figures.ts";
import { bandCliffs } from "#domain/insurance/motor-comparison.ts";
import type { Cover } from "#domain/insurance/motor-premium.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import styles from "./premium-falls.module.css";

type PremiumFallsProps = { extras: Omit<Cover, "sumInsuredKes"> };

/** The car values at which an insurer's premium falls although the value rises. */
export function PremiumFalls({ extras }: PremiumFallsProps) {
  const { motorComparison, insurers, language } = useServices().content;
  const texts = motorComparison.falls;
  const byInsurer = insurers.map((insurer) => ({ insurer, cliffs: bandCliffs(insurer, extras) }));
  const without = byInsurer.filter(({ cliffs }) => cliffs.length === 0);
  return (
    <section className={styles.falls} aria-labelledby="falls">
      <h2 id="falls">{texts.title}</h2>
      <p>{texts.text}</p>
      <ScrollRegion label={texts.caption}>
        <table className={styles.table}>
          <caption>{texts.caption}</caption>
          <TableHead heads={[texts.insurer, texts.at, texts.fall]} />
          {byInsurer.map(({ insurer, cliffs }) => (
            <tbody key={insurer.id}>
              {cliffs.map(({ atKes, fallCents }, i) => (
                <tr key={atKes}>
                  {i === 0 && (
                    <th scope="rowgroup" rowSpan={cliffs.length}>
                      {insurer.title}
                    </th>
                  )}
                  <td>{bareKes(atKes * 100)}</td>
                  <td>{bareCents(fallCents)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      {without.length > 0 && (
        <p>
          {fillText(texts.none, {
            insurers: figureTexts[language].list.format(
              without.map(({ insurer }) => insurer.title),
            ),
          })}
        </p>
      )}
    </section>
  );
}
