import { Link } from "../navigation/link.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import styles from "./film.module.css";

export type FilmProps = {
  /** The name of a file set in `public/films`. */
  film: string;
  label: string;
  texts: { retrieving: string; close: string; failed: string; inWords: string };
  /** All texts and speech of the film, in order. */
  transcript: readonly string[];
  /** The languages of its captions; the first are shown. */
  captions: readonly ["en"] | readonly ["en", "sw"] | readonly ["sw", "en"];
};

export const filmFile = (film: string, end: string) => `/films/${film}${end}`;

/** The film with its captions, fetched once it is played (`behaviours/play-film.ts`). */
export function FilmVideo({ film, label, texts, captions }: Omit<FilmProps, "transcript">) {
  return (
    <>
      <p
        className={styles.status}
        role="status"
        data-status={texts.retrieving}
        data-failed={texts.failed}
      />
      <video
        className={styles.video}
        aria-label={label}
        controls
        playsInline
        preload="none"
        data-poster={filmFile(film, "-poster-960.webp")}
        width="1280"
        height="720"
      >
        <source src={filmFile(film, ".webm")} type="video/webm" />
        <source src={filmFile(film, ".mp4")} type="video/mp4" />
        <track
          src={filmFile(film, ".vtt")}
          kind="captions"
          srcLang="en"
          label="English"
          default={captions[0] === "en"}
        />
        {captions.length > 1 && (
          <track
            src={filmFile(film, ".sw.vtt")}
            kind="captions"
            srcLang="sw"
            label="Kiswahili"
            default={captions[0] === "sw"}
          />
        )}
      </video>
    </>
  );
}

/** The film's first frame as the button that plays it; without script, a link to the film. */
export function FilmPoster({ film, label }: Pick<FilmProps, "film" | "label">) {
  return (
    <Link className={styles.poster} href={filmFile(film, ".mp4")} data-open="">
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
    </Link>
  );
}

export function FilmTranscript({
  texts,
  transcript,
  captions: [language],
}: Pick<FilmProps, "texts" | "transcript" | "captions">) {
  return (
    <details className={styles.transcript}>
      <summary>{texts.inWords}</summary>
      {transcript.map((line) => (
        <p key={line} lang={language}>
          {line}
        </p>
      ))}
    </details>
  );
}
