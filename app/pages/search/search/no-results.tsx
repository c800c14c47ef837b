import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";

/** Help for a term without results. */
export function NoResults() {
  const { search, pages } = useServices().content;
  const contact = pages.find(({ slug }) => slug === "contact-us");
  return (
    <EmptyState ring={paths.pattern("savings", "ring", "no-results")} icon="magnifying-glass">
      <p>{search.none}</p>
      {contact && (
        <ButtonLink href={link("/contact-us")} variant="secondary">
          {contact.title}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
