import { useId } from "react";
import { fillText } from "#domain/texts/fill-text.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import rows from "#app/ui/rows.module.css";
import { WhatsappShare } from "./whatsapp-link.tsx";
import styles from "./share.module.css";

type ShareLinksProps = {
  texts: { title: string; whatsapp: string; email: string; message: string; subject: string };
  /** The values for the placeholders of the message and the subject. */
  values: Readonly<Record<string, string>>;
};

/** Links that open WhatsApp or an email with a text about the page. */
export function ShareLinks({ texts, values }: ShareLinksProps) {
  const title = useId();
  const message = fillText(texts.message, values);
  const subject = encodeURIComponent(fillText(texts.subject, values));
  // RFC 6068: a line of an email ends in CR and LF.
  const body = encodeURIComponent(message).replaceAll("%0A", "%0D%0A");
  return (
    <section className={styles.share} aria-labelledby={title} data-screen-only="">
      <h2 id={title}>{texts.title}</h2>
      <p className={rows.buttons}>
        <WhatsappShare message={message} label={texts.whatsapp} />
        <ButtonLink variant="secondary" href={`mailto:?subject=${subject}&body=${body}`}>
          <Icon name="envelope-simple-bold" />
          {texts.email}
        </ButtonLink>
      </p>
    </section>
  );
}
