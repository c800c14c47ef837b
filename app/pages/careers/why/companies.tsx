import type { Careers } from "#model/careers/schema.ts";
import { Cutout } from "#app/parts/cutout.tsx";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import colours from "#app/ui/tone.module.css";
import styles from "./companies.module.css";

/** The companies of the group as employers. */
export function Companies({ title, parent, others, more }: Careers["why"]["companies"]) {
  return (
    <section className={`${styles.companies} wrap`} aria-labelledby="companies">
      <div className={styles.head}>
        <h2 id="companies">{title}</h2>
        <p>
          <strong>{parent.name}.</strong> {parent.text} <Link href={link("/about-us")}>{more}</Link>
        </p>
      </div>
      <ul className={styles.tiles}>
        {others.map(({ name, text, scene, tone }) => (
          <li key={name} className={`${styles.tile} ${colours.tone}`} data-tone={tone}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Cutout
              className={styles.picture}
              scene={scene}
              sizes="(min-width: 64em) 18rem, (min-width: 36em) 45vw, 9rem"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
