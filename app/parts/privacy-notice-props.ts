import { formatTerm } from "#domain/time/term.ts";
import type { Content } from "#model/content.ts";
import type { VisitorForm } from "#domain/forms/counted-steps.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { paths } from "#app/pages/paths.ts";

/** The days after which the sent form is deleted. */
type Retention = { enquiryDays: number; applicationDays: number };

export type PrivacyNoticeProps = { lines: readonly string[]; link: string; href: string };

/** The notice of a form, with the days that the server is set to. */
export function privacyNotice(
  { privacyNotices: texts, language }: Content,
  retention: Retention,
  form: VisitorForm,
): PrivacyNoticeProps {
  const { purpose, team, kept } = texts.forms[form];
  const days = form === "application" ? retention.applicationDays : retention.enquiryDays;
  return {
    lines: [
      `${fillText(texts.uses, { purpose })} ${fillText(kept, { days: formatTerm({ length: days, unit: "day" }, language) })}`,
      fillText(texts.seen, { team }),
    ],
    link: texts.link,
    href: paths.document("privacy_policy"),
  };
}
