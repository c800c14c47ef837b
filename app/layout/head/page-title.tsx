import { fillText } from "#domain/texts/fill-text.ts";
import { useServices, useStatus } from "#app/lib/services.tsx";
import { usePageMeta } from "#app/lib/page-meta.ts";

/** The title of the page in tabs, bookmarks and screen readers; a page with errors says so first. */
export function PageTitle() {
  const { errorTitle } = useServices().content.messages.shell;
  const isRefused = useStatus() >= 400;
  const page = usePageMeta();
  if (!page) return null;
  const { title, hasErrors } = page;
  return <TitleTag title={hasErrors || isRefused ? fillText(errorTitle, { title }) : title} />;
}

/** A title followed by the name of the bank, as on every page. */
export function TitleTag({ title }: { title: string }) {
  const { bank } = useServices().content.settings;
  return <title>{`${title} | ${bank.name}`}</title>;
}
