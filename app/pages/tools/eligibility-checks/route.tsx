import { Banner } from "#app/layout/banner/banner.tsx";
import { familyName } from "#app/pages/catalogue-names.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { eligibilityChecks } from "#model/eligibility/checks.ts";
import { paths } from "#app/pages/paths.ts";
import { families, familyFacts } from "#domain/products/families.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Route } from "./+types/route";
import linked from "#app/ui/navigation/linked-card.module.css";
import styles from "./eligibility-checks.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { title, description } = context.get(servicesContext).content.canIApply.page;
  return {
    meta: { title, description, canonical: paths.canIApply() },
    crumbs: [{ label: title }],
  };
}

export default function CanIApply() {
  const { content } = useServices();
  const { page } = content.canIApply;
  const checks = eligibilityChecks(content);
  return (
    <>
      <Banner
        motif={familyFacts.borrow.motif}
        seed="can-i-apply"
        title={page.title}
        lead={page.lead}
      />
      <div className={`${styles.page} wrap`}>
        {families.map((family) => {
          const ofFamily = checks.filter(({ product }) => product.family === family);
          if (ofFamily.length === 0) return null;
          return (
            <section key={family} data-family={family} aria-labelledby={family}>
              <h2 id={family}>{familyName(content, family)}</h2>
              <ul className={styles.checks}>
                {ofFamily.map(({ id, shortTitle, lead, product }) => (
                  <li key={id} className={linked.card}>
                    <Icon name={`${product.icon}-duotone`} className={styles.icon} />
                    <h3>
                      <Link className={linked.link} href={paths.canIApply(id)}>
                        {shortTitle}
                      </Link>
                    </h3>
                    <p>{lead}</p>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
