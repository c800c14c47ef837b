import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { longestClaim } from "#domain/contact/claimed-contact.ts";
import type { ContactVerdict } from "#domain/contact/contact-verdict.ts";
import { link } from "#app/pages/link.ts";
import { Form } from "#app/ui/form/form.tsx";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./contact-check.module.css";

type ContactCheckProps = { typed: string | undefined; verdict: ContactVerdict | undefined };

/** Checks whether a number or address is ours: a form sent by GET, which works without script. */
export function ContactCheck({ typed, verdict }: ContactCheckProps) {
  const texts = useServices().content.fraudCentre.check;
  return (
    <section className={`${stack.even} ${styles.check}`} id="check" aria-labelledby="check-title">
      <h2 id="check-title">{texts.title}</h2>
      {verdict && typed && <Answer typed={typed} verdict={verdict} />}
      <Form
        className={stack.even}
        action={`${link("/fraud-centre")}#check`}
        noValidate
        autoComplete="off"
      >
        <Field
          id="contact"
          name="contact"
          label={texts.label}
          hint={texts.hint}
          error={errorOf(verdict, texts.errors)}
          defaultValue={typed}
          maxLength={longestClaim}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit">{texts.submit}</Button>
      </Form>
      <p className={quiet.small}>{texts.privacy}</p>
    </section>
  );
}

export function errorOf<T extends string>(
  verdict: ContactVerdict | undefined,
  errors: Readonly<Record<"missing" | "unreadable", T>>,
): T | undefined {
  return verdict?.kind === "missing" || verdict?.kind === "unreadable"
    ? errors[verdict.kind]
    : undefined;
}

/** The heading of an answer; none for a text that cannot be checked. */
export const verdictTitle = (
  { kind }: ContactVerdict,
  texts: Readonly<
    Record<Exclude<ContactVerdict["kind"], "missing" | "unreadable">, { title: string }>
  >,
) => (kind === "missing" || kind === "unreadable" ? undefined : texts[kind].title);

const iconOf = (kind: ContactVerdict["kind"]) =>
  kind === "ours" || kind === "others" ? "check-circle-fill" : "warning-circle-fill";

function Answer({ typed, verdict }: { typed: string; verdict: ContactVerdict }) {
  const texts = useServices().content.fraudCentre.check;
  if (verdict.kind === "missing" || verdict.kind === "unreadable") return null;
  const isOurs = verdict.kind === "ours";
  return (
    <div className={`${stack.tight} ${styles.answer}`} data-verdict={verdict.kind}>
      <p className={styles.verdict}>
        <Icon name={iconOf(verdict.kind)} />
        <strong>{verdictTitle(verdict, texts)}</strong>
      </p>
      <p className={styles.typed}>{fillText(texts.typed, { typed })}</p>
      <p>
        {fillText(texts[verdict.kind].text, {
          label: isOurs ? verdict.contact.label : "",
          of: verdict.kind === "imitation" ? verdict.of : "",
          owner: verdict.kind === "others" ? verdict.owner : "",
        })}{" "}
        {isOurs && verdict.contact.isSpecimen && <SpecimenMark />}
      </p>
      {isOurs && <p>{texts.ours.caution}</p>}
    </div>
  );
}
