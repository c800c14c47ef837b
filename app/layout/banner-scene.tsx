import { Cutout } from "#app/parts/cutout.tsx";
import type { Scene } from "#domain/pages/scene.ts";
import styles from "./banner-scene.module.css";

type BannerSceneProps = {
  scene: Scene;
  /** True if a card of the page reaches up into the banner. */
  isAboveCard?: boolean;
};

/** A clay scene in a ring of beads beside a banner's text. Decorative: the text says the same. */
export function BannerScene({ scene, isAboveCard = false }: BannerSceneProps) {
  return (
    <div className={isAboveCard ? `${styles.disc} ${styles.above}` : styles.disc}>
      <Cutout
        className={styles.scene}
        scene={scene}
        sizes={`(min-width: 64em) ${isAboveCard ? 17 : 21}rem, 8.5rem`}
        loading="eager"
      />
    </div>
  );
}
