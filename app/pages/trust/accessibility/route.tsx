import { Banner } from "#app/layout/banner/banner.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import prose from "#app/features/documents/prose.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const page = orNotFound(content.pages.find(({ slug }) => slug === "accessibility"));
  const { title, summary, html, provenance } = page;
  return {
    title,
    summary,
    html,
    isSpecimen: provenance === "specimen",
    meta: { title, description: summary, canonical: link("/accessibility") },
    crumbs: [{ label: title }],
  };
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, html, isSpecimen } = loaderData;
  return (
    <>
      <Banner motif="corporate" seed="accessibility" title={title} lead={summary}>
        {isSpecimen && <SpecimenMark />}
      </Banner>
      <div className="wrap">
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}
