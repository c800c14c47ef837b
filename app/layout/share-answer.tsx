import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./share-answer.module.css";

type ShareAnswerProps = {
  /** With the address in it. */
  message: string;
  address: string;
};

/** Ways to keep an answer whose page's URL holds the values: nothing of WhatsApp's is loaded here. */
export function ShareAnswer({ message, address }: ShareAnswerProps) {
  const { sharing, settings } = useServices().content;
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">{sharing.title}</h2>
      <p>{sharing.text}</p>
      <p className={styles.links}>
        <ButtonLink
          variant="secondary"
          href={`${settings.links.whatsappShare}?text=${encodeURIComponent(message)}`}
          rel="external"
        >
          <Icon name="whatsapp-logo-bold" />
          {sharing.whatsapp}
        </ButtonLink>
        <a className={styles.address} href={address}>
          {sharing.address}
        </a>
      </p>
    </section>
  );
}
