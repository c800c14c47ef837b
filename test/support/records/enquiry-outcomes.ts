import { expect } from "vitest";

/** The outcomes of a test's enquiry. */
export const isKept = {
  ok: true,
  value: { reference: expect.stringMatching(/^E-[0-9A-Z]{4}-[0-9A-Z]{4}$/) },
};
export const refusedAs = (reason: string, more: object = {}) => ({
  ok: false,
  refusal: expect.objectContaining({ reason, ...more }),
});
const unticked = { captcha: "Please tick the reCAPTCHA box" };
export const tickTheBox = refusedAs("invalid", { fields: unticked });
