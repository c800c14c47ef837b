import { fillText } from "#domain/pages/fill-text.ts";
import { hoursLines } from "#app/lib/hours-lines.ts";
import { useServices } from "#app/lib/services.tsx";
import { whatsappChat } from "#app/lib/whatsapp-chat.ts";
import { paths } from "#app/pages/paths.ts";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import styles from "./talk-box.module.css";

type TalkBoxProps = { isReplyTimeKnown: boolean; subject?: string | undefined };

/** FRM-13: a branch, a call or a WhatsApp chat, for visitors who prefer to talk, and when each answers. */
export function TalkBox({ isReplyTimeKnown, subject }: TalkBoxProps) {
  const { content } = useServices();
  const { enquiryForm, settings, messages, waysToBank, language } = content;
  const { phone } = settings;
  const texts = enquiryForm.contact.talk;
  const hours = hoursLines(waysToBank.hours, { texts: waysToBank, language }).join("; ");
  return (
    <section className={styles.box} aria-labelledby="talk">
      <h2 id="talk">{texts.title}</h2>
      <p className={styles.ways}>
        <a href={paths.locations("Branches")}>{texts.branches}</a>
        <a href={whatsappChat(content, subject)} rel="external">
          {texts.whatsapp}
        </a>
        {phone.provenance === "specimen" ? (
          <SpecimenMark />
        ) : (
          <a href={`tel:${phone.dial}`}>{fillText(texts.call, { phone: phone.display })}</a>
        )}
      </p>
      {phone.provenance === "specimen" && <p>{messages.shell.mobileMoney}</p>}
      <p className={styles.times}>
        {fillText(texts.hours, { hours })} {!isReplyTimeKnown && texts.reply}
      </p>
    </section>
  );
}
