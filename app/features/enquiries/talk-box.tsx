import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import styles from "./talk-box.module.css";

/** FRM-13: a WhatsApp chat or a call, for visitors who prefer to talk. */
export function TalkBox() {
  const { enquiryForm, settings } = useServices().content;
  const { phone, links } = settings;
  const texts = enquiryForm.contact.talk;
  const chat = `${links.whatsappShare}${phone.dial.slice(1)}?${new URLSearchParams({ text: texts.whatsappText })}`;
  return (
    <section className={styles.box} aria-labelledby="talk">
      <h2 id="talk">{texts.title}</h2>
      <p>{texts.text}</p>
      <p className={styles.ways}>
        <ButtonLink href={chat} rel="external" variant="secondary">
          <Icon name="whatsapp-logo-bold" />
          {texts.whatsapp}
        </ButtonLink>
        <a className={styles.call} href={`tel:${phone.dial}`}>
          {fillText(texts.call, { phone: phone.display })}
        </a>
        {phone.provenance === "specimen" && <SpecimenMark />}
      </p>
    </section>
  );
}
