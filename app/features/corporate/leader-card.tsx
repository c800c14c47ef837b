import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import linked from "#app/ui/navigation/linked-card.module.css";
import { Portrait } from "#app/ui/media/portrait.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { LeaderCardData } from "./leader-card-data.ts";
import styles from "./leader-card.module.css";

/** A leader in a list, in a row until there is a photograph; the whole item links to the profile. */
function LeaderCard({ card }: { card: LeaderCardData }) {
  const { leadership } = useServices().content;
  const isRow = card.portrait.picture === undefined;
  const size = isRow ? "row" : "fill";
  return (
    <article
      className={`${linked.card} ${isRow ? styles.row : styles.card}`}
      data-family={card.family}
    >
      <div className={styles.faces}>
        <Portrait {...card.portrait} size={size} />
        <div className={styles.hover}>
          <Portrait {...card.hover} size={size} />
        </div>
      </div>
      <h3>
        {card.nameOrOffice} {card.isSpecimen && <SpecimenMark />}
      </h3>
      <p className={styles.title}>{card.title}</p>
      <p>{card.excerpt}</p>
      <Link className={linked.more} href={card.href}>
        {leadership.readMore}
        <span className="visually-hidden">: {card.name}</span>
      </Link>
    </article>
  );
}

export function LeaderGrid({ cards }: { cards: readonly LeaderCardData[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.slug}>
          <LeaderCard card={card} />
        </li>
      ))}
    </ul>
  );
}
