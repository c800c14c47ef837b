import { inTime } from "#app/lib/in-time.ts";
import { type EnquiryKind, readAnswers, takesAnyCountry } from "#domain/forms/enquiry-forms.ts";
import type { ErrorCodesByField } from "#domain/forms/errors.ts";
import type { EnquiryValues } from "./enquiry-kinds.ts";

/** Milliseconds that a press waits for the numbers of all countries. */
const patienceMs = 1000;

/** The numbers of all countries, fetched with a form that takes them. Without them, the server checks alone. */
export const loadPhones = async (kind: EnquiryKind) =>
  takesAnyCountry(kind)
    ? inTime(import("#domain/contact/international-phone.ts"), patienceMs).catch(() => undefined)
    : undefined;

/** Reads the answers and finds all their errors at once. */
export async function checkAnswers(
  kind: EnquiryKind,
  values: EnquiryValues,
): Promise<ReturnType<typeof readAnswers>> {
  const read = readAnswers(kind, values);
  const errors: ErrorCodesByField = read.ok ? {} : read.errors;
  const phones = await loadPhones(kind);
  const phone = values["phone"] ?? "";
  const isUnknown = phones && phone.trim() && !phones.parseInternationalPhone(phone);
  if (!isUnknown || errors["phone"]) return read;
  return { ok: false, errors: { ...errors, phone: "incomplete" } };
}
