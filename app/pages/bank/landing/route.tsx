import { data } from "react-router";
import { toCard } from "#app/features/products/product-card-data.ts";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { Banner } from "#app/layout/banner.tsx";
import { BannerScene } from "#app/layout/banner-scene.tsx";
import { TalkToUs } from "#app/layout/talk-to-us.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { bankCrumb } from "#app/lib/home-crumb.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { bankingAudiences, isBankingAudience } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import styles from "./landing.module.css";

export function loader({ context, params: { audience } }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const landing = content.landings.find(({ id }) => id === audience);
  if (!landing || !isBankingAudience(audience)) throw data(null, { status: 404 });

  const products = content.products.filter(({ audiences }) =>
    audiences.includes(bankingAudiences[audience]),
  );
  return {
    landing,
    meta: {
      title: landing.label,
      description: landing.lead,
      canonical: origin + paths.banking(audience),
    },
    families: families
      .map((family) => ({
        family,
        title: content.families[family].title,
        href: paths.groupBanking(audience, family),
        products: products.filter((product) => product.family === family).map(toCard),
      }))
      .filter((each) => each.products.length > 0),
    crumbs: [bankCrumb(content.messages), { label: landing.label }],
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { messages } = useServices().content;
  const { landing, crumbs } = loaderData;
  return (
    <>
      <Banner
        motif="savings"
        seed={`banking-${landing.id}`}
        kicker={landing.headline}
        title={landing.label}
        lead={landing.lead}
        crumbs={crumbs}
        beside={<BannerScene scene={landing.scene} />}
      >
        {landing.provenance === "specimen" && <SpecimenMark />}
      </Banner>
      <section className={`${styles.tasks} wrap`} aria-labelledby="tasks">
        <h2 id="tasks">{messages.banking.tasks}</h2>
        <ul>
          {landing.tasks.map(({ label, product }) => (
            <li key={label}>
              <a href={`/${product}`}>
                {label}
                <Icon name="arrow-right-bold" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ul className={`${styles.reasons} wrap`}>
        {landing.reasons.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {loaderData.families.map(({ family, title, href, products }) => (
        <section key={family} className={`${styles.family} wrap`} aria-labelledby={family}>
          <div className={styles.head}>
            <h2 id={family}>{title}</h2>
            <a href={href}>{fillText(messages.banking.only, { title })}</a>
          </div>
          <ProductGrid products={products} />
        </section>
      ))}
      <TalkToUs />
    </>
  );
}
