import type { AboutUs } from "#model/page-texts/about-us.ts";
import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import { Cutout } from "#app/parts/cutout.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";
import styles from "./subsidiaries.module.css";

/** The companies of the group. COR-1: one is open at a time, and pressing the open one closes it. */
export function Subsidiaries({ title, text, items }: AboutUs["subsidiaries"]) {
  return (
    <section className={`${styles.subsidiaries} wrap`} aria-labelledby="subsidiaries">
      <div className={styles.words}>
        <h2 id="subsidiaries">{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Accordion
        name="subsidiaries"
        items={items.map((item) => ({
          title: `${item.name}: ${item.what}`,
          content: <Subsidiary {...item} />,
        }))}
      />
    </section>
  );
}

function Subsidiary(company: AboutUs["subsidiaries"]["items"][number]) {
  const { settings } = useServices().content;
  const { description, scene, link, source, asOf } = company;
  return (
    <div className={styles.company}>
      <Cutout className={styles.picture} scene={scene} sizes="9rem" />
      {description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <Link className={rows.link} href={hrefOf(link, settings)}>
          {link.label}
        </Link>
      </p>
      {source && <OwnFactDay source={source} asOf={asOf} />}
    </div>
  );
}
