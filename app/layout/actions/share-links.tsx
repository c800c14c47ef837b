import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import rows from "#app/ui/rows.module.css";
import styles from "./share.module.css";

type ShareLinksProps = {
  texts: { title: string; whatsapp: string; email: string; message: string; subject: string };
  /** The values for the placeholders of the message and the subject. */
  values: Readonly<Record<string, string>>;
};

/** Links that open WhatsApp or an email with a text about the page. Nothing is loaded from WhatsApp. */
export function ShareLinks({ texts, values }: ShareLinksProps) {
  const { settings } = useServices().content;
  const message = encodeURIComponent(fillText(texts.message, values));
  const subject = encodeURIComponent(fillText(texts.subject, values));
  // RFC 6068: a line of an email ends in CR and LF.
  const body = message.replaceAll("%0A", "%0D%0A");
  return (
    <section className={styles.share} aria-labelledby="share" data-screen-only="">
      <h2 id="share">{texts.title}</h2>
      <p className={rows.buttons}>
        <ButtonLink
          variant="secondary"
          href={`${settings.links.whatsappShare}?text=${message}`}
          rel="external"
        >
          <Icon name="whatsapp-logo-bold" />
          {texts.whatsapp}
        </ButtonLink>
        <ButtonLink variant="secondary" href={`mailto:?subject=${subject}&body=${body}`}>
          <Icon name="envelope-simple-bold" />
          {texts.email}
        </ButtonLink>
      </p>
    </section>
  );
}
