import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { WhatsappButton } from "./whatsapp-button.tsx";
import rows from "#app/ui/rows.module.css";
import styles from "./share.module.css";

type ShareAnswerProps = {
  /** Contains the URL. */
  message: string;
  address: string;
};

/** Links to keep or send an answer by its URL, which holds the typed values. */
export function ShareAnswer({ message, address }: ShareAnswerProps) {
  const { sharing } = useServices().content;
  return (
    <section className={styles.share} aria-labelledby="share" data-screen-only="">
      <h2 id="share">{sharing.title}</h2>
      <p>{sharing.text}</p>
      <p className={rows.spread}>
        <WhatsappButton label={sharing.whatsapp} message={message} />
        <Link className={rows.link} href={address}>
          {sharing.address}
        </Link>
      </p>
    </section>
  );
}
