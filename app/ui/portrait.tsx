import { Picture } from "./picture.tsx";
import styles from "./portrait.module.css";

type PortraitProps = {
  /** The name of a set of square pictures, where there is a photograph. */
  picture?: string | undefined;
  /** The address of a ring of beads, and the initials within it, for people without a portrait. */
  ring: string;
  initials: string;
  /** `fill` is as wide as its box, on a card; it is fetched when it comes near. */
  size?: "small" | "large" | "fill";
};

/** The width of each on the page, by which the browser chooses a picture. */
const sizes = { small: "6rem", large: "14rem", fill: "(min-width: 40rem) 22rem, 90vw" };

/** A face, or what stands for one. The name stands beside it, so it says nothing by itself. */
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
            loading={size === "fill" ? "lazy" : "eager"}
          />
          <span className={styles.initials}>{initials}</span>
        </>
      )}
    </span>
  );
}
