import { Aims } from "./aims.tsx";
import { History } from "./history.tsx";
import { Impact } from "./impact.tsx";
import { Profiles } from "./profiles.tsx";
import { Subsidiaries } from "./subsidiaries.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Values } from "#app/ui/figures/values.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import styles from "./about-us.module.css";

/** The group: its companies, purpose, values and history (COR-1). */
export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { title, summary } = content.aboutUs;
  return {
    meta: { title, description: summary, canonical: link("/about-us") },
    crumbs: [{ label: title }],
  };
}

export default function AboutUsPage() {
  const { aboutUs, settings } = useServices().content;
  const { title, lead, profiles, aims, impact, subsidiaries, values, history, next } = aboutUs;
  return (
    <>
      <Banner motif="corporate" seed="about-us" title={title} lead={lead} />
      <div className={styles.page}>
        <Profiles profiles={profiles} />
        <Subsidiaries {...subsidiaries} />
        <Aims {...aims} />
        <Impact {...impact} />
        <Values {...values} belt={paths.pattern("insurance", "strip", "about-us")}>
          {values.provenance === "specimen" && <SpecimenMark />}
        </Values>
        <History {...history} />
        <nav className={`${rows.buttons} wrap`} aria-label={next.title}>
          {next.links.map((item) => (
            <ButtonLink key={item.label} variant="secondary" href={hrefOf(item, settings)}>
              {item.label}
            </ButtonLink>
          ))}
        </nav>
      </div>
    </>
  );
}
