import { inLanguage } from "#app/pages/languages.ts";
import { usePageCrumbs } from "#app/lib/page-meta.ts";
import { breadcrumbData } from "#app/lib/breadcrumb-data.ts";
import { useServices } from "#app/lib/services.tsx";
import { useHome } from "#app/layout/shell.ts";
import { Breadcrumbs, type Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";

/** The crumbs of the page: Home, then those of its loader, unless they are given. Empty on a page without any. */
export function useCrumbs(given?: readonly Crumb[]): readonly Crumb[] {
  const own = usePageCrumbs();
  const home = useHome();
  const { content } = useServices();
  const below = given ?? own;
  if (below.length === 0) return [];
  return [{ label: content.messages.shell.home, href: home }, ...below];
}

/** The breadcrumb of the page, for visitors and for search engines. */
export function PageCrumbs({ crumbs: given }: { crumbs?: readonly Crumb[] | undefined }) {
  const crumbs = useCrumbs(given);
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
