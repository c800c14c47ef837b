import { TextList } from "#app/ui/text-list.tsx";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import linked from "#app/ui/navigation/linked-card.module.css";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { PropertyCardData } from "./property-card-data.ts";
import { PropertyPicture } from "./property-picture.tsx";
import { SaveButton } from "./saved-properties.tsx";
import quiet from "#app/ui/quiet.module.css";
import styles from "./property-card.module.css";

type PropertyCardProps = {
  card: PropertyCardData;
  /** The id of the form that compares the chosen properties. Where there is one, properties can be saved too. */
  compareForm?: string | undefined;
  isFirst: boolean;
};

/** A property in a list; the whole card links to it. */
function PropertyCard({ card, compareForm, isFirst }: PropertyCardProps) {
  const { propertyListing: texts } = useServices().content;
  return (
    <article className={`${linked.card} ${styles.card}`}>
      <div className={styles.frame}>
        <PropertyPicture
          className={styles.picture}
          name={card.picture}
          isFirst={isFirst}
          alt=""
          sizes="(min-width: 72rem) 24rem, (min-width: 44rem) 48vw, 94vw"
        />
        <p className={styles.impression}>{texts.impression}</p>
      </div>
      <div className={styles.words}>
        <p className={styles.type}>
          {card.type}
          {card.isSpecimen && <SpecimenMark />}
        </p>
        <h3 className={styles.title}>
          <Link className={linked.link} href={card.href}>
            {card.title}
          </Link>
        </h3>
        <p className={quiet.note}>{card.location}</p>
        <p className={styles.price} data-past={card.price.past ? "" : undefined}>
          <Price {...card.price} />
        </p>
        <TextList texts={card.facts} className={styles.facts} />
        {compareForm && (
          <label className={styles.compare} data-screen-only="">
            <input type="checkbox" name="property" value={card.path} form={compareForm} />
            {texts.compare.choose}
            <span className="visually-hidden">{` ${card.title}`}</span>
          </label>
        )}
      </div>
      {compareForm && <SaveButton path={card.path} title={card.title} />}
    </article>
  );
}

/** Each text is one string: React adds a marker after each text node, which costs bytes on every card. */
function Price({ past, before, amount, after }: PropertyCardData["price"]) {
  const lang = usePageLanguage().languageOf(after);
  const last = lang ? <span lang={lang}>{` ${after}`}</span> : ` ${after}`;
  if (!amount) return last;
  return (
    <>
      {`${past} ${before} `}
      <strong>{amount}</strong>
      {last}
    </>
  );
}

type PropertyGridProps = {
  cards: readonly PropertyCardData[];
  compareForm?: string | undefined;
  /** True where the first card is in the first screen of a phone. */
  isInView?: boolean;
};

export function PropertyGrid({ cards, compareForm, isInView = false }: PropertyGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, i) => (
        <li key={card.path}>
          <PropertyCard card={card} compareForm={compareForm} isFirst={isInView && i === 0} />
        </li>
      ))}
    </ul>
  );
}
