import { TextList } from "#app/ui/text-list.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { headOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./ways-to-bank.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  return headOf(content.waysToBank, link("/ways-to-bank"));
}

export default function WaysToBankPage() {
  const { waysToBank: texts, settings } = useServices().content;
  const { noData } = texts;
  return (
    <>
      <Banner motif="savings" seed="ways-to-bank" title={texts.title} lead={texts.lead} />
      <div className={`${stack.roomy} ${styles.page} wrap`}>
        <ul className={styles.ways}>
          {texts.cards.map((card) => (
            <li key={card.title}>
              <Way card={card} />
            </li>
          ))}
        </ul>
        <section className={styles.plain} aria-labelledby="no-data">
          <h2 id="no-data">{noData.title}</h2>
          <dl>
            <div>
              <dt>{noData.ussd}</dt>
              <dd>
                <Link href={`tel:${encodeURIComponent(settings.ussd)}`} translate="no">
                  {settings.ussd}
                </Link>
              </dd>
            </div>
            <div>
              <dt>{noData.paybill}</dt>
              <dd translate="no">{settings.paybill}</dd>
            </div>
          </dl>
          <p>{noData.text}</p>
        </section>
      </div>
    </>
  );
}

/** A way to bank as a row: its link beside its name, then what it is and offers. */
function Way({ card }: { card: WaysToBank["cards"][number] }) {
  const { waysToBank, settings } = useServices().content;
  const isExternal = "link" in card.link;
  return (
    <article className={styles.way}>
      <Icon name={`${card.icon}-duotone`} className={styles.icon} />
      <div className={styles.head}>
        <h2>
          {card.title} {card.provenance === "specimen" && <SpecimenMark />}
        </h2>
        <Link
          className={rows.link}
          href={hrefOf(card.link, settings)}
          rel={isExternal ? "external" : undefined}
        >
          {card.link.label}
          <Icon name={isExternal ? "arrow-square-out-bold" : "arrow-right-bold"} />
        </Link>
      </div>
      <p className={styles.text}>{card.text}</p>
      <div className={styles.offers}>
        <h3>{waysToBank.serviceOffered}</h3>
        <TextList texts={card.services} />
      </div>
    </article>
  );
}
