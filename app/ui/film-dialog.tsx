import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import styles from "./film-dialog.module.css";

type FilmDialogProps = {
  /** The name of a file set in `public/films`. */
  film: string;
  label: string;
  texts: { retrieving: string; close: string; failed: string; inWords: string };
  /** All texts and speech of the film, in order. */
  transcript: readonly string[];
  /** `picture` shows the film's first frame as the button. */
  variant?: "primary" | "secondary" | "light" | "picture";
};

const fileOf = (film: string, end: string) => `/films/${film}${end}`;

/** A button that plays a film over the page; without script, a link to the film and its transcript. */
export function FilmDialog({ film, label, texts, transcript, ...look }: FilmDialogProps) {
  return (
    <film-dialog>
      <Opener film={film} label={label} {...look} />
      <dialog className={styles.dialog} aria-label={label}>
        <div className={styles.box}>
          <button type="button" className={styles.close} data-close="" aria-label={texts.close}>
            <Icon name="x-bold" />
          </button>
          <p
            className={styles.status}
            role="status"
            data-status=""
            data-failed={texts.failed}
            hidden
          >
            {texts.retrieving}
          </p>
          <video
            className={styles.video}
            controls
            playsInline
            preload="none"
            data-poster={fileOf(film, "-poster-960.webp")}
            width="1280"
            height="720"
          >
            <source src={fileOf(film, ".webm")} type="video/webm" />
            <source src={fileOf(film, ".mp4")} type="video/mp4" />
            <track
              src={fileOf(film, ".vtt")}
              kind="captions"
              srcLang="en"
              label="English"
              default
            />
          </video>
          <details className={styles.transcript}>
            <summary>{texts.inWords}</summary>
            {transcript.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        </div>
      </dialog>
    </film-dialog>
  );
}

type OpenerProps = Pick<FilmDialogProps, "film" | "label" | "variant">;

function Opener({ film, label, variant = "secondary" }: OpenerProps) {
  const href = fileOf(film, ".mp4");
  if (variant !== "picture")
    return (
      <ButtonLink href={href} variant={variant} data-open="">
        <Icon name="play-circle-fill" />
        {label}
      </ButtonLink>
    );
  return (
    <a className={styles.opener} href={href} data-open="">
      <Picture
        folder="films"
        name={`${film}-poster`}
        widths={[480, 960]}
        webpWidths={[480, 960]}
        width={960}
        height={540}
        sizes="(min-width: 40em) 34rem, 90vw"
        alt=""
      />
      <span className={styles.play}>
        <Icon name="play-circle-fill" />
        {label}
      </span>
    </a>
  );
}
