import { Picture } from "./picture.tsx";
import styles from "./portrait.module.css";

type PortraitProps = {
  /** The name of a set of square photographs, if there is one. */
  picture?: string | undefined;
  /** The URL of a ring of beads, shown with the initials inside if there is no photograph. */
  ring: string;
  initials: string;
  /** `row` stands before a name; `fill` is as wide as its box, for cards. The rings of both load lazily. */
  size?: "row" | "small" | "large" | "fill";
};

/** The widths on the page, by which the browser chooses a file. */
const sizes = {
  row: "3.5rem",
  small: "6rem",
  large: "14rem",
  fill: "(min-width: 40rem) 22rem, 90vw",
};

/** A photograph, or initials if there is none. Decorative: the name is next to it. */
export function Portrait({ picture, ring, initials, size = "small" }: PortraitProps) {
  return (
    <span className={`${styles.portrait} ${styles[size]}`} aria-hidden="true">
      {picture ? (
        <Picture
          className={styles.picture}
          name={picture}
          widths={[200, 400, 800]}
          webpWidths={[400]}
          width={400}
          height={400}
          sizes={sizes[size]}
          alt=""
        />
      ) : (
        <>
          <img
            className={styles.picture}
            src={ring}
            alt=""
            width="320"
            height="320"
            loading={size === "fill" || size === "row" ? "lazy" : "eager"}
          />
          <span className={styles.initials}>{initials}</span>
        </>
      )}
    </span>
  );
}
