import { fillWords } from "#domain/pages/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./share-links.module.css";

type ShareLinksProps = {
  words: { title: string; whatsapp: string; email: string; message: string; subject: string };
  /** What stands in the places of the message and the subject. */
  values: Readonly<Record<string, string>>;
};

/** Links that open WhatsApp or a letter with the page in it: nothing of theirs is loaded here. */
export function ShareLinks({ words, values }: ShareLinksProps) {
  const { settings } = useServices().content;
  const message = encodeURIComponent(fillWords(words.message, values));
  const subject = encodeURIComponent(fillWords(words.subject, values));
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">{words.title}</h2>
      <p>
        <ButtonLink
          variant="secondary"
          href={`${settings.links.whatsappShare}?text=${message}`}
          rel="external"
        >
          <Icon name="whatsapp-logo-bold" />
          {words.whatsapp}
        </ButtonLink>
        <ButtonLink variant="secondary" href={`mailto:?subject=${subject}&body=${message}`}>
          <Icon name="envelope-simple-bold" />
          {words.email}
        </ButtonLink>
      </p>
    </section>
  );
}
