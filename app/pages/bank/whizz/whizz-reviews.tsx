import type { Whizz } from "#model/page-texts/whizz.ts";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { PageSource } from "#app/layout/words/page-source.tsx";
import quotation from "#app/ui/quote.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./whizz-reviews.module.css";

/** WHZ-2: three reviews. Reviews that are not a customer's own words have a specimen mark. */
export function WhizzReviews({ title, items }: Whizz["reviews"]) {
  return (
    <section className={`${stack.wide} wrap`} aria-labelledby="reviews">
      <h2 id="reviews">{title}</h2>
      <ul className={styles.reviews}>
        {items.map(({ name, review, provenance, source, asOf }) => (
          <li key={name} className={styles.review}>
            <blockquote className={`${styles.words} ${quotation.marks}`}>{review}</blockquote>
            <p className={styles.who}>
              {name} {provenance === "specimen" && <SpecimenMark />}
            </p>
            {source && <PageSource source={source} asOf={asOf} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
