import type { ComponentProps, ReactNode } from "react";
import { Banner } from "./banner.tsx";
import styles from "./card-page.module.css";

type CardPageProps = {
  banner: ComponentProps<typeof Banner>;
  card: ReactNode;
  children: ReactNode;
};

/** A page with a card over the banner's edge, such as a form. On a desktop the text is beside the card. */
export function CardPage({ banner, card, children }: CardPageProps) {
  return (
    <>
      <Banner {...banner} />
      <div className={`${styles.layout} wrap`}>
        <div className={styles.card}>{card}</div>
        <div className={styles.main}>{children}</div>
      </div>
    </>
  );
}
