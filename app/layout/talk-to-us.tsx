import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { paths } from "#domain/paths.ts";
import styles from "./talk-to-us.module.css";

/** Where a visitor goes from a product: to people. */
export function TalkToUs() {
  const { settings } = useServices().content;
  return (
    <CallToAction
      id="talk-to-us"
      title="Talk to us before you decide"
      text={`Visit a branch, or dial ${settings.ussd} for mobile banking. Bring your questions about cost: you are owed the answer in writing before you sign.`}
      href={paths.contactUs()}
      button="Contact us"
    />
  );
}

type CallToActionProps = { id: string; title: string; text: string; href: string; button: string };

/** A panel that ends a page: one thing to do next. */
export function CallToAction({ id, title, text, href, button }: CallToActionProps) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
    </section>
  );
}
