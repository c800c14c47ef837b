import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { holidayOn } from "#domain/time/opening-hours.ts";
import { hoursLines } from "#app/lib/hours-lines.ts";
import { useServices } from "#app/lib/services.tsx";
import { whatsappChat } from "#app/lib/whatsapp-chat.ts";
import { paths } from "#app/pages/paths.ts";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";
import styles from "./talk-box.module.css";

type TalkBoxProps = { isReplyTimeKnown: boolean; subject?: string | undefined };

/** FRM-13: a branch, a call or a WhatsApp chat, for visitors who prefer to talk, and when each answers. */
export function TalkBox({ isReplyTimeKnown, subject }: TalkBoxProps) {
  const { content, now } = useServices();
  const { enquiryForm, settings, messages, waysToBank, language } = content;
  const { phone } = settings;
  const texts = enquiryForm.contact.talk;
  const hours = hoursLines(waysToBank.hours, { texts: waysToBank, language }).join("; ");
  const chat = whatsappChat(content, subject);
  const today = nairobiDay(now().getTime());
  const holiday = holidayOn(waysToBank.hours, content.publicHolidays, today);
  return (
    <section className={styles.box} aria-labelledby="talk">
      <h2 id="talk">{texts.title}</h2>
      <p className={styles.ways}>
        <Link className={rows.link} href={paths.locations("Branches")}>
          {texts.branches}
        </Link>
        {chat && (
          <Link className={rows.link} href={chat} rel="external">
            {texts.whatsapp}
          </Link>
        )}
        {phone.provenance !== "specimen" && (
          <Link className={rows.link} href={`tel:${phone.dial}`}>
            {fillText(texts.call, { phone: phone.display })}
          </Link>
        )}
      </p>
      {phone.provenance === "specimen" && (
        <p>
          {messages.shell.mobileMoney} <SpecimenMark />
        </p>
      )}
      <p className={styles.times}>
        {fillText(texts.hours, { hours })}{" "}
        {holiday && `${fillText(texts.holiday, { day: formatDay(today, language), holiday })} `}
        {!isReplyTimeKnown && texts.reply}
      </p>
    </section>
  );
}
