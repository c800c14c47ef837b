import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./film-dialog.module.css";

type FilmDialogProps = {
  /** The name of a set of files in `public/films`. */
  film: string;
  label: string;
  words: { retrieving: string; close: string; failed: string };
  variant?: "primary" | "secondary" | "light";
};

/** A button that plays a film over the page; without script, a link to the film. */
export function FilmDialog({ film, label, words, variant = "secondary" }: FilmDialogProps) {
  const file = (end: string) => `/films/${film}${end}`;
  return (
    <film-dialog>
      <ButtonLink href={file(".mp4")} variant={variant} data-open="">
        <Icon name="play-circle-fill" />
        {label}
      </ButtonLink>
      <dialog className={styles.dialog} aria-label={label}>
        <div className={styles.box}>
          <button type="button" className={styles.close} data-close="" aria-label={words.close}>
            <Icon name="x-bold" />
          </button>
          <p
            className={styles.status}
            role="status"
            data-status=""
            data-failed={words.failed}
            hidden
          >
            {words.retrieving}
          </p>
          <video
            className={styles.video}
            controls
            playsInline
            preload="none"
            data-poster={file("-poster-960.webp")}
            width="1280"
            height="720"
          >
            <source src={file(".webm")} type="video/webm" />
            <source src={file(".mp4")} type="video/mp4" />
            <track src={file(".vtt")} kind="captions" srcLang="en" label="English" default />
          </video>
        </div>
      </dialog>
    </film-dialog>
  );
}
