import { fillWords } from "#app/lib/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./share-job.module.css";

type ShareJobProps = { title: string; company: string; address: string };

/** Links that open WhatsApp or a letter with the job in it: nothing of theirs is loaded here. */
export function ShareJob(job: ShareJobProps) {
  const { careers, settings } = useServices().content;
  const words = careers.job.share;
  const message = encodeURIComponent(fillWords(words.message, job));
  const subject = encodeURIComponent(fillWords(words.subject, job));
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
