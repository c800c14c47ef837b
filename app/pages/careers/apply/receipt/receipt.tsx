import { type RefObject, useId } from "react";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { formatDay } from "#domain/time/days.ts";
import { dayMs } from "#domain/time/nairobi-time.ts";
import type { Language } from "#domain/texts/language.ts";
import { link } from "#app/pages/link.ts";
import quiet from "#app/ui/quiet.module.css";
import styles from "./receipt.module.css";

type ReceiptProps = {
  title: string;
  reference: string;
  /** The day (`YYYY-MM-DD`) on which the application arrived, and the days until the bank deletes it. */
  day: string;
  keptDays: number;
  texts: ApplicationForm["receipt"];
  language: Language | undefined;
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

/** The receipt: the reference, and the day until which the bank keeps the application. */
export function ReceiptView({
  title,
  reference,
  day,
  keptDays,
  texts,
  language,
  headingRef,
}: ReceiptProps) {
  const ticket = useId();
  return (
    <section className={styles.receipt}>
      <Icon name="check-circle-fill" className={styles.sign} />
      <h2 ref={headingRef} tabIndex={-1} aria-describedby={ticket}>
        {title}
      </h2>
      <p className={styles.ticket} id={ticket}>
        <span>{texts.reference}</span>
        <strong translate="no">{reference}</strong>
      </p>
      <p>{texts.keep}</p>
      <p>{texts.next}</p>
      <p className={quiet.note}>
        {fillText(texts.deletion, { date: formatDay(deletionDay(day, keptDays), language) })}
      </p>
      <ButtonLink href={link("/careers/jobsListing")} variant="secondary">
        {texts.jobs}
      </ButtonLink>
    </section>
  );
}

/** The day (`YYYY-MM-DD`) by which data received on `day` is deleted: in the first night after `keptDays` full days. */
export function deletionDay(day: string, keptDays: number): string {
  return new Date(Date.parse(day) + (keptDays + 1) * dayMs).toISOString().slice(0, 10);
}
