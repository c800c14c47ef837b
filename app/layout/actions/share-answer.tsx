import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";
import styles from "./share.module.css";

type ShareAnswerProps = {
  /** Contains the URL. */
  message: string;
  address: string;
};

/** Links to keep or send an answer by its URL, which holds the typed values. Nothing is loaded from WhatsApp. */
export function ShareAnswer({ message, address }: ShareAnswerProps) {
  const { sharing, settings } = useServices().content;
  return (
    <section className={styles.share} aria-labelledby="share" data-screen-only="">
      <h2 id="share">{sharing.title}</h2>
      <p>{sharing.text}</p>
      <p className={rows.spread}>
        <ButtonLink
          variant="secondary"
          href={`${settings.links.whatsappShare}?text=${encodeURIComponent(message)}`}
          rel="external"
        >
          <Icon name="whatsapp-logo-bold" />
          {sharing.whatsapp}
        </ButtonLink>
        <Link className={rows.link} href={address}>
          {sharing.address}
        </Link>
      </p>
    </section>
  );
}
