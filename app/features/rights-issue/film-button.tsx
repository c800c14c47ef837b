import { Film } from "#app/layout/film.tsx";
import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/ui/specimen-mark.tsx";
import type { RightsFilm } from "#model/rights-issue/schema.ts";
import styles from "./film-button.module.css";

type FilmButtonProps = { film: RightsFilm; variant?: "secondary" | "picture" };

/** A film, and what is said of one that stands in for it. */
export function FilmButton({ film, variant = "secondary" }: FilmButtonProps) {
  return (
    <>
      <Film film={film.name} label={film.label} variant={variant} />
      {film.note && <FilmNote note={film.note} />}
    </>
  );
}

function FilmNote({ note }: { note: string }) {
  const { messages } = useServices().content;
  return (
    <p className={styles.note}>
      <SpecimenMark label={messages.specimen} title={messages.specimenTitle} /> {note}
    </p>
  );
}
