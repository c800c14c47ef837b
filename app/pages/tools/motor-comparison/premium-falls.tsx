import { fillWords } from "#domain/pages/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { figureWords } from "#domain/products/figure-words.ts";
import { formatKshs, formatMoney } from "#domain/money/money.ts";
import { bandCliffs } from "#domain/insurance/motor-comparison.ts";
import type { Cover } from "#domain/insurance/motor-premium.ts";
import styles from "./premium-falls.module.css";

type PremiumFallsProps = { extras: Pick<Cover, "excessProtector" | "pvt"> };

/** Every value of a car at which an insurer's premium drops although the car is worth more. */
export function PremiumFalls({ extras }: PremiumFallsProps) {
  const { motorComparison, insurers } = useServices().content;
  const words = motorComparison.falls;
  const byInsurer = insurers.map((insurer) => ({ insurer, cliffs: bandCliffs(insurer, extras) }));
  const without = byInsurer.filter(({ cliffs }) => cliffs.length === 0);
  return (
    <section className={styles.falls} aria-labelledby="falls">
      <h2 id="falls">{words.title}</h2>
      <p>{words.text}</p>
      <ScrollRegion label={words.caption}>
        <table className={styles.table}>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.insurer}</th>
              <th scope="col">{words.at}</th>
              <th scope="col">{words.fall}</th>
            </tr>
          </thead>
          {byInsurer.map(({ insurer, cliffs }) => (
            <tbody key={insurer.id}>
              {cliffs.map(({ atKes, fallCents }, i) => (
                <tr key={atKes}>
                  {i === 0 && (
                    <th scope="rowgroup" rowSpan={cliffs.length}>
                      {insurer.title}
                    </th>
                  )}
                  <td>{formatMoney(atKes)}</td>
                  <td>{formatKshs(fallCents)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      {without.length > 0 && (
        <p>
          {fillWords(words.none, {
            insurers: figureWords.en.list.format(without.map(({ insurer }) => insurer.title)),
          })}
        </p>
      )}
    </section>
  );
}
