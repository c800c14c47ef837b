import { Link } from "#app/ui/navigation/link.tsx";
import { siteMapAreas } from "./site-map-areas.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { headOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import styles from "./site-map.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  return headOf(content.siteMap, link("/site-map"));
}

export default function SiteMapPage() {
  const { content } = useServices();
  const { title, lead } = content.siteMap;
  return (
    <>
      <Banner motif="corporate" seed="site-map" title={title} lead={lead} />
      <div className={`${stack.apart} ${styles.areas} wrap`}>
        {siteMapAreas(content).map((area) => (
          <section key={area.title}>
            <h2>{area.title}</h2>
            <ul className={styles.list}>
              {area.links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
