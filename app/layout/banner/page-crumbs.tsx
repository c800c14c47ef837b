import { inLanguage } from "#app/pages/languages.ts";
import { usePageCrumbs } from "#app/lib/page-meta.ts";
import { breadcrumbData } from "#app/lib/breadcrumb-data.ts";
import { useServices } from "#app/lib/services.tsx";
import { useHome } from "#app/layout/shell.ts";
import { Breadcrumbs, type Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";

/** The crumbs of the page: Home, then those of its loader. Empty on a page without any. */
export function useCrumbs(): readonly Crumb[] {
  const below = usePageCrumbs();
  const home = useHome();
  const { content } = useServices();
  if (below.length === 0) return [];
  return [{ label: content.messages.shell.home, href: home }, ...below];
}

/** The breadcrumb of the page, for visitors and for search engines. */
export function PageCrumbs() {
  const crumbs = useCrumbs();
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
