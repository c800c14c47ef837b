import { inLanguage } from "#app/pages/languages.ts";
import { usePageCrumbs } from "#app/lib/page-meta.ts";
import { breadcrumbData } from "#app/lib/breadcrumb-data.ts";
import { useServices } from "#app/lib/services.tsx";
import { Breadcrumbs, type Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";

/** The breadcrumb of the page, for visitors and for search engines: that of its loader, unless it is given. */
export function PageCrumbs({ crumbs: given }: { crumbs?: readonly Crumb[] | undefined }) {
  const own = usePageCrumbs();
  const crumbs = given ?? own;
  const { content, origin } = useServices();
  const inThisLanguage = crumbs.map((crumb) => ({
    ...crumb,
    ...(crumb.href && { href: inLanguage(crumb.href, content.language) }),
  }));
  if (crumbs.length === 0) return null;
  return (
    <>
      <Breadcrumbs name={content.messages.shell.breadcrumb} crumbs={crumbs} />
      <JsonLd data={breadcrumbData(inThisLanguage, origin)} />
    </>
  );
}
