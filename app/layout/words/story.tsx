import type { ComponentProps, ReactNode } from "react";
import { Portrait } from "#app/ui/media/portrait.tsx";
import styles from "./story.module.css";

type StoryProps = {
  portrait: Pick<ComponentProps<typeof Portrait>, "picture" | "ring" | "initials">;
  children: ReactNode;
};

/** A person's story below a banner; the portrait reaches into the banner. */
export function Story({ portrait, children }: StoryProps) {
  return (
    <div className={`${styles.story} wrap`}>
      <Portrait {...portrait} size="large" />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
