import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import type { AskedPrice } from "./asked-prices.ts";
import { AskLink, PriceLine } from "./price-line.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import styles from "./asked-most.module.css";

/** The prices that visitors ask for most, and the day of all figures. */
export function AskedMost({ asked }: { asked: readonly AskedPrice[] }) {
  const { ratesAndFees: texts, prices, language } = useServices().content;
  return (
    <section aria-labelledby="asked-most">
      <div className={styles.head}>
        <h2 id="asked-most">{texts.askedMost.title}</h2>
        <p>{fillText(prices.asOf, { day: formatDay(texts.checkedOn, language) })}</p>
      </div>
      <dl className={styles.list}>
        {asked.map(({ title, path, form, price }) => (
          <PriceLine
            key={path + price.id}
            price={price}
            name={<Link href={path}>{title}</Link>}
            detail={price.label}
            ask={<AskLink form={form} product={title} label={price.label} />}
          />
        ))}
      </dl>
    </section>
  );
}
