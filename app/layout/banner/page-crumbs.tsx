import { inLanguage } from "#app/pages/languages.ts";
import { breadcrumbData } from "#app/lib/breadcrumb-data.ts";
import { useServices } from "#app/lib/services.tsx";
import { Breadcrumbs, type Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";

/** The breadcrumb of the page, for visitors and for search engines. */
export function PageCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { content, origin } = useServices();
  const inThisLanguage = crumbs.map((crumb) => ({
    ...crumb,
    ...(crumb.href && { href: inLanguage(crumb.href, content.language) }),
  }));
  return (
    <>
      <Breadcrumbs name={content.messages.shell.breadcrumb} crumbs={crumbs} />
      <JsonLd data={breadcrumbData(inThisLanguage, origin)} />
    </>
  );
}
