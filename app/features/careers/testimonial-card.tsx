import { Link } from "#app/ui/navigation/link.tsx";
import linked from "#app/ui/navigation/linked-card.module.css";
import { Portrait } from "#app/ui/media/portrait.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { TestimonialCardData } from "./testimonial-card-data.ts";
import quotation from "#app/ui/quote.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./testimonial-card.module.css";

type Level = 2 | 3;

/** An employee's quote; the whole card links to the full story. */
function TestimonialCard({ card, level }: { card: TestimonialCardData; level: Level }) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${linked.card} ${styles.card}`} id={card.path} data-family={card.family}>
      <Portrait {...card.portrait} />
      <div className={styles.who}>
        <Heading className={styles.name}>
          <Link className={linked.link} href={card.href}>
            {card.name}
          </Link>
        </Heading>
        <p>{card.company}</p>
        {card.isSpecimen && <SpecimenMark />}
      </div>
      <blockquote className={`${styles.quote} ${quotation.marks}`}>{card.quote}</blockquote>
    </article>
  );
}

type TestimonialGridProps = { cards: readonly TestimonialCardData[]; level?: Level };

export function TestimonialGrid({ cards, level = 2 }: TestimonialGridProps) {
  return (
    <ul className={`${stack.wide} ${styles.grid}`}>
      {cards.map((card) => (
        <li key={card.path}>
          <TestimonialCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}
