import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { link } from "#app/pages/link.ts";
import styles from "./talk-to-us.module.css";

/** A panel on a product's page that links to the contact page. */
export function TalkToUs() {
  const { talkToUs } = useServices().content.messages;
  return <CallToAction id="talk-to-us" {...talkToUs} href={link("/contact-us")} />;
}

/** "Ask about K-Mall": a word joiner keeps a line from ending in "K-". */
const wholeNames = (title: string) => title.replaceAll(/\b-\b/g, "-\u2060");

type CallToActionProps = { id: string; title: string; text: string; href: string; button: string };

/** A panel that ends a page with the next step. */
export function CallToAction({ id, title, text, href, button }: CallToActionProps) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id={id}>{wholeNames(title)}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
    </section>
  );
}
