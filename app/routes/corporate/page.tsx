import { data } from "react-router";
import { SourceLine } from "#app/ui/source-line.tsx";
import { Banner } from "#app/layout/banner.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { paths } from "#domain/paths.ts";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

/** A page an editor wrote as Markdown. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const slug = new URL(request.url).pathname.slice(1);
  const page = content.pages.find((each) => each.slug === slug);
  if (!page) throw data(null, { status: 404 });
  return {
    page,
    meta: { title: page.title, description: page.summary, canonical: origin + paths.page(slug) },
    crumbs: [{ label: "Home", href: paths.groupHome() }, { label: page.title }],
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function CorporatePage({ loaderData: { page, crumbs } }: Route.ComponentProps) {
  return (
    <>
      <Banner
        motif="corporate"
        seed={page.slug}
        title={page.title}
        lead={page.summary}
        crumbs={crumbs}
        isBlurred={page.banner === "blurred"}
      />
      <div className="wrap">
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: page.html }} />
        {page.source && <SourceLine source={page.source} asOf={page.asOf} />}
      </div>
    </>
  );
}
