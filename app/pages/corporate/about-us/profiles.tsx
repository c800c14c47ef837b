import type { AboutUs } from "#model/page-texts/about-us.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import styles from "./profiles.module.css";

/** The profiles of the group, one card each. */
export function Profiles({ profiles }: Pick<AboutUs, "profiles">) {
  return (
    <ul className={`${styles.profiles} wrap`}>
      {profiles.map(({ title, text, picture, alt, source, asOf }, i) => (
        <li key={title} className={`${styles.card} raised`}>
          <Picture
            className={styles.picture}
            name={picture}
            widths={[480, 960, 1600]}
            webpWidths={[480, 960]}
            width={1600}
            height={900}
            sizes={i === 0 ? "(min-width: 60em) 44rem, 100vw" : "(min-width: 60em) 37rem, 100vw"}
            alt={alt}
            isFirst={i === 0}
          />
          <div className={styles.words}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {source && <OwnFactDay source={source} asOf={asOf} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
