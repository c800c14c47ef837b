import type { ReactNode } from "react";
import { Link } from "../navigation/link.tsx";
import { Icon } from "./icon.tsx";
import styles from "./slide-show.module.css";

type SlideShowProps = {
  /** The subject of the slides; the role adds the word "carousel". */
  label: string;
  id: string;
  slides: readonly { title: string; content: ReactNode }[];
  texts: { role: string; slideRole: string; stop: string; start: string; slide: string };
  className?: string | undefined;
};

/**
 * Slides in a scrolling row, with dots that link to them; `behaviours/slide-show.ts` makes it a carousel, which then has
 * the name of the row. The stop button comes first, so that the keyboard reaches it first.
 */
export function SlideShow({ label, id, slides, texts, className }: SlideShowProps) {
  const slideId = (i: number) => `${id}-${i + 1}`;
  const nameOf = (i: number) =>
    texts.slide.replace("{number}", String(i + 1)).replace("{total}", String(slides.length));
  return (
    <slide-show class={className ? `${styles.show} ${className}` : styles.show}>
      <div data-role={texts.role} className={styles.region}>
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.stop}
            data-stop={texts.stop}
            data-start={texts.start}
            aria-label={texts.stop}
            hidden
          >
            <Icon name="pause-fill" className={styles.pause} />
            <Icon name="play-fill" className={styles.play} />
          </button>
          {slides.map(({ title }, i) => (
            <Link
              key={title}
              className={styles.dot}
              href={`#${slideId(i)}`}
              data-dot=""
              aria-label={`${nameOf(i)}: ${title}`}
            />
          ))}
        </div>
        <div
          className={styles.slides}
          data-slides=""
          role="group"
          aria-label={label}
          // Without its script the row scrolls, and not every browser makes a scrolling box a tab stop.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {slides.map(({ title, content }, i) => (
            <div
              key={title}
              id={slideId(i)}
              className={styles.slide}
              data-slide=""
              role="group"
              aria-roledescription={texts.slideRole}
              aria-label={nameOf(i)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </slide-show>
  );
}
