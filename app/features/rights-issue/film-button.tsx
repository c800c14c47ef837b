import { Film } from "#app/layout/film.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { RightsFilm } from "#model/rights-issue/schema.ts";
import styles from "./film-button.module.css";

type FilmButtonProps = { film: RightsFilm; variant?: "secondary" | "picture" };

/** A film, with a note if it is a stand-in. */
export function FilmButton({ film, variant = "secondary" }: FilmButtonProps) {
  return (
    <>
      <Film film={film.name} label={film.label} variant={variant} />
      {film.note && (
        <p className={styles.note}>
          <SpecimenMark /> {film.note}
        </p>
      )}
    </>
  );
}
