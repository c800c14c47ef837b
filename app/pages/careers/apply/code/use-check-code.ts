import * as z from "zod/mini";
import { postJson } from "../sending/api-answer.ts";
import type { ApplicationTexts } from "../application-view.ts";
import { codeRefusal } from "./code-refusal.ts";
import { readCode } from "#domain/forms/phone-code.ts";
import type { ApplicationControl, JobApplicationProps } from "../use-application.ts";

const Proof = z.object({ proof: z.string() });

/** Checks codes (CAR-8), with the messages of CAR-10 if that fails. */
export function useCheckCode(
  { jobId }: JobApplicationProps,
  { state, show, openDetails }: ApplicationControl,
  { codes, form }: ApplicationTexts,
) {
  return {
    /** Resolves to true if the phone is proven now. */
    async checkCode(typed: string): Promise<boolean> {
      const code = readCode(typed);
      if ("error" in code) {
        show({ errors: { otp: codes.errors.otp[code.error] } });
        return false;
      }
      const answer = await postJson("/api/careers/validate", {
        phoneNumber: state.phone,
        otp: code.otp,
        nonce: state.nonce,
        jobId,
      });
      const proven = answer.kind === "done" ? Proof.safeParse(answer.data) : undefined;
      if (proven?.success) {
        openDetails({ proof: proven.data.proof });
        return true;
      }
      if (answer.kind !== "refused") show({ notice: form.code.unreachable });
      else {
        const detail = answer.code === 429 ? answer.message : undefined;
        show(codeRefusal(codes, { otp: answer.fields["otp"], detail }));
      }
      return false;
    },
  };
}
