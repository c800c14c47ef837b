import { FilmPoster, type FilmProps, FilmTranscript, FilmVideo } from "./film-parts.tsx";
import styles from "./film-in-place.module.css";

/** A film that plays where its first frame is. Without script the frame is a link to the film. */
export function FilmInPlace(film: FilmProps) {
  return (
    <film-in-place class={styles.place} data-screen-only="">
      <FilmPoster {...film} />
      <div className={styles.player} data-player="" hidden>
        <FilmVideo {...film} />
      </div>
      <FilmTranscript {...film} />
    </film-in-place>
  );
}
