import { useServices } from "#app/lib/services.tsx";
import linked from "#app/ui/linked-card.module.css";
import { Portrait } from "#app/ui/portrait.tsx";
import { SpecimenMark } from "#app/ui/specimen-mark.tsx";
import type { LeaderCardData } from "./leader-card-data.ts";
import styles from "./leader-card.module.css";

type Level = 2 | 3;

/** A leader in a list; wherever one presses on the card, it leads to the whole profile. */
function LeaderCard({ card, level }: { card: LeaderCardData; level: Level }) {
  const { leadership, messages } = useServices().content;
  const Heading = `h${level}` as const;
  return (
    <article className={`${linked.card} ${styles.card}`} data-family={card.family}>
      <div className={styles.faces}>
        <Portrait {...card.portrait} size="fill" />
        <div className={styles.hover}>
          <Portrait {...card.hover} size="fill" />
        </div>
      </div>
      <Heading>
        {card.isSpecimen && (
          <SpecimenMark label={messages.specimen} title={messages.specimenTitle} />
        )}{" "}
        {card.nameOrOffice}
      </Heading>
      <p className={styles.title}>{card.title}</p>
      <p>{card.excerpt}</p>
      <a className={linked.more} href={card.href}>
        {leadership.readMore}
        <span className="visually-hidden">: {card.name}</span>
      </a>
    </article>
  );
}

type LeaderGridProps = { cards: readonly LeaderCardData[]; level: Level };

export function LeaderGrid({ cards, level }: LeaderGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.slug}>
          <LeaderCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}
