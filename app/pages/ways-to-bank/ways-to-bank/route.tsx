import { Banner } from "#app/layout/banner/banner.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { bankCrumb } from "#app/lib/crumbs.ts";
import { hrefOf } from "#app/lib/links.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import linked from "#app/ui/navigation/linked-card.module.css";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import styles from "./ways-to-bank.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { title, summary } = content.waysToBank;
  return {
    meta: { title, description: summary, canonical: origin + link("/ways-to-bank") },
    crumbs: [bankCrumb(content.messages), { label: title }],
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function WaysToBankPage({ loaderData: { crumbs } }: Route.ComponentProps) {
  const { waysToBank: texts, settings } = useServices().content;
  const { noData } = texts;
  return (
    <>
      <Banner
        motif="savings"
        seed="ways-to-bank"
        title={texts.title}
        lead={texts.lead}
        crumbs={crumbs}
      />
      <div className={`${styles.page} wrap`}>
        <ul className={styles.cards}>
          {texts.cards.map((card) => (
            <li key={card.title}>
              <Card card={card} />
            </li>
          ))}
          <li>
            <section className={styles.plain} aria-labelledby="no-data">
              <h2 id="no-data">{noData.title}</h2>
              <p>{noData.text}</p>
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
            </section>
          </li>
        </ul>
      </div>
    </>
  );
}

function Card({ card }: { card: WaysToBank["cards"][number] }) {
  const { waysToBank, settings } = useServices().content;
  return (
    <article className={`${linked.card} ${styles.card}`}>
      <Icon name={`${card.icon}-duotone`} className={styles.icon} />
      <h2>
        {card.title} {card.provenance === "specimen" && <SpecimenMark />}
      </h2>
      <p>{card.text}</p>
      <p>
        <Link
          className={linked.more}
          href={hrefOf(card.link, settings)}
          rel={"link" in card.link ? "external" : undefined}
        >
          {card.link.label}
          <Icon name={"link" in card.link ? "arrow-square-out-bold" : "arrow-right-bold"} />
        </Link>
      </p>
      <h3>{waysToBank.serviceOffered}</h3>
      <ul className={styles.services}>
        {card.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </article>
  );
}
