import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./search-hints.module.css";

type NoResultsProps = {
  term: string;
  meant: string | undefined;
  /** Set if other results are shown below. */
  instead: { means: string | undefined } | undefined;
};

/** Help for a term without results. Other results are announced as such. */
export function NoResults({ term, meant, instead }: NoResultsProps) {
  const { search, pages } = useServices().content;
  const { none } = search;
  const contact = pages.find(({ slug }) => slug === "contact-us");
  return (
    <div className={styles.hints}>
      {meant && (
        <p className={styles.meant}>
          {none.didYouMean} <Link href={paths.search(meant)}>{meant}</Link>?
        </p>
      )}
      {instead ? (
        <p>
          {instead.means
            ? fillText(none.related, { term, means: instead.means })
            : fillText(none.allWords, { term })}
        </p>
      ) : (
        <EmptyState ring={paths.pattern("savings", "ring", "no-results")} icon="magnifying-glass">
          <p>{none.text}</p>
          {contact && (
            <ButtonLink href={link("/contact-us")} variant="secondary">
              {contact.title}
            </ButtonLink>
          )}
        </EmptyState>
      )}
    </div>
  );
}
