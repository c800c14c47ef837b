import { Link } from "#app/ui/navigation/link.tsx";
import linked from "#app/ui/navigation/linked-card.module.css";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { ArticleCardData } from "./article-card-data.ts";
import quiet from "#app/ui/quiet.module.css";
import styles from "./article-card.module.css";

/** An article with its figure; the whole card links to it. */
function ArticleCard({ card }: { card: ArticleCardData }) {
  return (
    <article className={`${linked.card} ${styles.card}`} data-family={card.family}>
      {card.banner && (
        <img {...card.banner} alt={card.banner.alt} className={styles.banner} loading="lazy" />
      )}
      {!card.banner && card.figure && (
        <p className={styles.figure}>
          <strong>{card.figure.value}</strong> {card.figure.label}
        </p>
      )}
      <div className={styles.words}>
        <p className={styles.theme}>
          {card.theme}
          {card.isSpecimen && <SpecimenMark />}
          {card.release && <span>{card.release}</span>}
        </p>
        <h3 className={styles.title}>
          <Link className={linked.link} href={card.href}>
            {card.title}
          </Link>
        </h3>
        <p className={`${quiet.note} ${styles.summary}`}>{card.summary}</p>
        {card.date && (
          <p className={styles.date}>
            <time dateTime={card.date.value}>{card.date.shown}</time>
          </p>
        )}
      </div>
    </article>
  );
}

type ArticleGridProps = {
  cards: readonly ArticleCardData[];
  /** Gives the first card more room than the others. */
  hasLead?: boolean;
};

export function ArticleGrid({ cards, hasLead = false }: ArticleGridProps) {
  return (
    <ul className={styles.grid} data-lead={hasLead || undefined}>
      {cards.map((card) => (
        <li key={card.path}>
          <ArticleCard card={card} />
        </li>
      ))}
    </ul>
  );
}
