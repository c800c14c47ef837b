import { Banner } from "#app/layout/banner/banner.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { headOf } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import prose from "#app/features/documents/prose.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const page = orNotFound(content.pages.find(({ slug }) => slug === "accessibility"));
  return { page, ...headOf(page, link("/accessibility")) };
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, html, provenance } = loaderData.page;
  return (
    <>
      <Banner motif="corporate" seed="accessibility" title={title} lead={summary}>
        {provenance === "specimen" && <SpecimenMark />}
      </Banner>
      <div className="wrap">
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}
