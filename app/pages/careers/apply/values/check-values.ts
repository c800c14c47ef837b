import { parseApplication } from "#domain/forms/application.ts";
import { toApplicationErrorMessages } from "#domain/forms/application-texts.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { toFields, type Values } from "./application-values.ts";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { Errors } from "../application-view.ts";

/** Error messages for all invalid answers. */
export function checkValues(
  values: Values,
  phone: string,
  texts: ApplicationMessages,
  { now, isTraineeship }: { now: number; isTraineeship: boolean },
): Errors {
  // Without any education, the errors are those of its first row.
  const education = values.education.length === 0 ? [{}] : values.education;
  const fields = new Map([...toFields({ ...values, education }), ["phone", phone]]);
  const read = parseApplication(fields, { day: nairobiDay(now), isTraineeship });
  return read.ok ? {} : toApplicationErrorMessages(texts, read.errors);
}
