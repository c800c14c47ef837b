import { data } from "react-router";
import { toCardIn } from "#app/features/products/product-card-data.ts";
import { ProductRows } from "#app/features/products/product-rows.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { BannerScene } from "#app/layout/banner/banner-scene.tsx";
import { TalkToUs } from "#app/layout/contact/talk-to-us.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { canonicalHref, hrefAtBank } from "#app/lib/product-hrefs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { bankingAudiences, isBankingAudience } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";
import type { Landing } from "#model/products/landing-schema.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Route } from "./+types/route";
import { TaskLinks } from "#app/features/products/task-links.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./landing.module.css";

export function loader({ context, params: { audience } }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const landing = content.landings.find(({ id }) => id === audience);
  if (!landing || !isBankingAudience(audience)) throw data(null, { status: 404 });

  const products = content.products.filter(({ audiences }) =>
    audiences.includes(bankingAudiences[audience]),
  );
  const hrefOf = hrefAtBank(audience);
  return {
    landing,
    tasks: landing.tasks.map(({ label, product }) => {
      const named = products.find((each) => canonicalHref(each) === `/${product}`);
      return { label, href: named ? hrefOf(named) : `/${product}` };
    }),
    meta: {
      title: landing.label,
      description: landing.lead,
      canonical: paths.banking(audience),
    },
    needs: content.needs.needs
      .map(({ id, title }) => ({
        id,
        title,
        products: products.filter(({ need }) => need === id).map(toCardIn(content, hrefOf)),
      }))
      .filter((need) => need.products.length > 0),
    families: families
      .filter((family) => products.some((product) => product.family === family))
      .map((family) => ({
        title: content.families[family].title,
        href: paths.groupBanking(audience, family),
      })),
    crumbs: [{ label: landing.label }],
  };
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { messages } = useServices().content;
  const { landing, tasks, needs, families: all } = loaderData;
  return (
    <>
      <Banner
        motif="savings"
        seed={`banking-${landing.id}`}
        title={landing.label}
        lead={landing.lead}
        beside={<BannerScene scene={landing.scene} />}
      >
        {landing.provenance === "specimen" && <SpecimenMark />}
      </Banner>
      <div className={`${stack.wide} ${styles.landing} wrap`}>
        <TaskLinks tasks={tasks} />
        {needs.map(({ id, title, products }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={styles.need}>
              {title}
            </h2>
            <ProductRows products={products} />
          </section>
        ))}
        <ul className={styles.families}>
          {all.map(({ title, href }) => (
            <li key={href}>
              <Link href={href}>{fillText(messages.banking.only, { title })}</Link>
            </li>
          ))}
        </ul>
        <Reasons title={landing.headline} reasons={landing.reasons} />
      </div>
      <TalkToUs />
    </>
  );
}

type ReasonsProps = { title: string } & Pick<Landing, "reasons">;

/** Why this bank: folded, because it is not what people came for. */
function Reasons({ title, reasons }: ReasonsProps) {
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      <ul className={`${stack.wide} ${styles.reasons}`}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <h2>{reason.title}</h2>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
