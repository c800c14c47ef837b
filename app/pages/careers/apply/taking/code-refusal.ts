import type { CodeTexts } from "#model/careers/messages-schema.ts";
import type { Errors, Notice } from "../application-view.ts";

type Said = {
  /** Beside the field. */
  otp?: string | undefined;
  /** Of a refusal that is not about the code. */
  detail?: string | undefined;
};

/** The words of CAR-10 for a refused code, with what the server says of it; the field is marked. */
export function codeRefusal(
  { notValid }: Pick<CodeTexts, "notValid">,
  { otp, detail = otp === notValid.text ? undefined : otp }: Said,
): { notice: Notice; errors: Errors } {
  return { notice: { ...notValid, ...(detail && { detail }) }, errors: otp ? { otp } : {} };
}
