import { useServices } from "#app/lib/services.tsx";
import { FilmDialog } from "#app/ui/film-dialog.tsx";
import { SpecimenMark } from "#app/ui/specimen-mark.tsx";
import type { RightsFilm } from "#content/schema/rights-issue.ts";
import styles from "./film-button.module.css";

/** A film, and what is said of one that stands in for it. */
export function FilmButton({ film }: { film: RightsFilm }) {
  const { messages } = useServices().content;
  return (
    <>
      <FilmDialog film={film.name} label={film.label} words={messages.film} />
      {film.note && <FilmNote note={film.note} />}
    </>
  );
}

export function FilmNote({ note }: { note: string }) {
  const { messages } = useServices().content;
  return (
    <p className={styles.note}>
      <SpecimenMark label={messages.specimen} title={messages.specimenTitle} /> {note}
    </p>
  );
}
