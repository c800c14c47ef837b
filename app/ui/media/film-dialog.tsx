import { ButtonLink } from "../form/button.tsx";
import { filmFile, FilmPoster, type FilmProps, FilmTranscript, FilmVideo } from "./film-parts.tsx";
import { Icon } from "./icon.tsx";
import styles from "./film-dialog.module.css";

type FilmDialogProps = FilmProps & {
  /** `picture` shows the film's first frame as the button. */
  variant?: "primary" | "secondary" | "light" | "quiet" | "picture";
};

/** A button that plays a film over the page; without script, a link to the film and its transcript. */
export function FilmDialog({ variant = "secondary", ...film }: FilmDialogProps) {
  const { label, texts } = film;
  return (
    <film-dialog>
      {variant === "picture" ? (
        <FilmPoster {...film} />
      ) : (
        <ButtonLink href={filmFile(film.film, ".mp4")} variant={variant} data-open="">
          <Icon name="play-circle-fill" />
          {label}
        </ButtonLink>
      )}
      <dialog className={styles.dialog} aria-label={label}>
        <div className={styles.box}>
          <button type="button" className={styles.close} data-close="" aria-label={texts.close}>
            <Icon name="x-bold" />
          </button>
          <FilmVideo {...film} />
          <FilmTranscript {...film} />
        </div>
      </dialog>
    </film-dialog>
  );
}
