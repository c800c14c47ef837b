import { Cutout } from "#app/parts/cutout.tsx";
import type { Scene } from "#domain/pictures/scene.ts";
import styles from "./banner-scene.module.css";

type BannerSceneProps = {
  scene: Scene;
};

/** A clay scene in a ring of beads beside a banner's text, on a desk. Decorative: the text says the same. */
export function BannerScene({ scene }: BannerSceneProps) {
  return (
    <div className={styles.disc}>
      <Cutout className={styles.scene} scene={scene} sizes="10.5rem" />
    </div>
  );
}
