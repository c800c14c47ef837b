import { useId } from "react";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";
import { WhatsappShare } from "./whatsapp-link.tsx";
import styles from "./share.module.css";

type ShareAnswerProps = {
  /** Contains the URL. */
  message: string;
  address: string;
};

/** Links to keep or send an answer by its URL, which holds the typed values. */
export function ShareAnswer({ message, address }: ShareAnswerProps) {
  const { sharing } = useServices().content;
  const title = useId();
  return (
    <section className={styles.share} aria-labelledby={title} data-screen-only="">
      <h2 id={title}>{sharing.title}</h2>
      <p>{sharing.text}</p>
      <p className={rows.spread}>
        <WhatsappShare message={message} label={sharing.whatsapp} />
        <Link className={rows.link} href={address}>
          {sharing.address}
        </Link>
      </p>
    </section>
  );
}
