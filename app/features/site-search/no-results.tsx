import { fillWords } from "#app/lib/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { paths } from "#domain/paths.ts";
import styles from "./search-hints.module.css";

type NoResultsProps = {
  term: string;
  meant: string | undefined;
  /** Set where something else is shown below. */
  instead: { means: string | undefined } | undefined;
};

/** What helps on where nothing holds the term; never results that pass for its own. */
export function NoResults({ term, meant, instead }: NoResultsProps) {
  const { search, pages } = useServices().content;
  const { none } = search;
  return (
    <div className={styles.hints}>
      {meant && (
        <p className={styles.meant}>
          {none.didYouMean} <a href={paths.search(meant)}>{meant}</a>?
        </p>
      )}
      {instead ? (
        <p>
          {instead.means
            ? fillWords(none.related, { term, means: instead.means })
            : fillWords(none.allWords, { term })}
        </p>
      ) : (
        <>
          <p>{none.text}</p>
          {pages.map(({ title, slug }) => (
            <p key={slug}>
              <ButtonLink href={paths.contactUs()} variant="secondary">
                {title}
              </ButtonLink>
            </p>
          ))}
        </>
      )}
    </div>
  );
}
