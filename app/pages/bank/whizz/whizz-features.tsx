import type { Whizz } from "#model/page-texts/whizz.ts";
import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./whizz-features.module.css";

type WhizzFeaturesProps = { title: string; features: Whizz["features"] };

/** WHZ-1: the six features of the app. */
export function WhizzFeatures({ title, features }: WhizzFeaturesProps) {
  const { settings } = useServices().content;
  return (
    <section className={`${stack.wide} wrap`} aria-labelledby="features">
      <h2 id="features">{title}</h2>
      <ul className={styles.features}>
        {features.map(({ icon, title: name, description, link }) => (
          <li key={name} className={`${styles.feature} raised`}>
            <Icon name={`${icon}-duotone`} className={styles.icon} />
            <h3>{name}</h3>
            <p>{description}</p>
            {link && (
              <p className={styles.more}>
                <Link href={hrefOf(link, settings)}>{link.label}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
