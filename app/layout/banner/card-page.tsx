import type { ComponentProps, ReactNode } from "react";
import { Banner } from "./banner.tsx";
import styles from "./card-page.module.css";

type CardPageProps = {
  banner: ComponentProps<typeof Banner>;
  /** Comes before the card on a phone, and above the text on a desk. */
  before?: ReactNode;
  card: ReactNode;
  children?: ReactNode;
};

/** A page with a card over the banner's edge, such as a form. On a desktop the text is beside the card. */
export function CardPage({ banner, before, card, children }: CardPageProps) {
  return (
    <>
      <Banner {...banner} />
      <div className={`${styles.layout} wrap`}>
        {before && <div className={styles.before}>{before}</div>}
        <div className={styles.card}>{card}</div>
        {children && <div className={styles.main}>{children}</div>}
      </div>
    </>
  );
}
