import { useRef, useState } from "react";
import * as z from "zod/mini";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { inPagesLanguage } from "#app/lib/in-page-language.ts";
import { countEvent } from "#app/lib/count-event.ts";
import { showUrl } from "#app/lib/show-url.ts";
import type { Answer } from "./api-answer.ts";
import type { ApplicationTexts } from "../application-view.ts";
import { inFormOrder } from "../values/check-values.ts";
import { type Sending, sendApplication } from "./send-application.ts";
import type { ApplicationControl, JobApplicationProps } from "../use-application.ts";

/** The share sent so far (0 to 1), or a failure with its reason if it is known. */
export type SendingState = { share: number } | { detail: string | undefined };

const Kept = z.object({ reference: z.string(), receipt: z.string() });

/** Sends the application; no error loses the typed answers. */
export function useSending(
  { jobId }: JobApplicationProps,
  { state, typed, show, goTo, finish, keyForSending }: ApplicationControl,
  texts: ApplicationTexts,
) {
  const [sending, setSending] = useState<SendingState>();
  const running = useRef<Sending>(undefined);
  const { form } = texts;

  async function send() {
    // A second click before the dialog covers the button.
    if (running.current || !state.cv) return;
    setSending({ share: 0 });
    running.current = sendApplication(
      {
        jobId,
        proof: state.proof,
        phone: state.phone,
        values: typed.current,
        cv: state.cv,
        idempotencyKey: keyForSending(),
      },
      (share) => setSending({ share }),
    );
    const answer = await running.current.answer;
    running.current = undefined;
    if (answer.kind === "cancelled") {
      setSending(undefined);
      show({ notice: { heading: form.sending.cancelled } });
    } else settle(answer);
  }

  function settle(answer: Answer) {
    const kept = answer.kind === "done" ? Kept.safeParse(answer.data) : undefined;
    if (kept?.success) {
      const { reference, receipt } = kept.data;
      showUrl(inPagesLanguage(receipt), {});
      return finish({ reference, day: nairobiDay(Date.now()) });
    }
    if (answer.kind !== "refused") return setSending({ detail: undefined });
    const { code, message, fields } = answer;
    const isFieldWrong = inFormOrder(fields).length > 0;
    if (code === 401 || fields["phone"]) {
      setSending(undefined);
      return goTo("phone", { proof: "", notice: { heading: form.phone.expired } });
    }
    if (!isFieldWrong) {
      countEvent({ form: "application", event: "form_failed" });
      // The server's reason, such as a closed job or a CV that is too large. Errors of the server itself are not shown.
      return setSending({ detail: code < 500 ? message : undefined });
    }
    setSending(undefined);
    const [first] = inFormOrder(fields);
    goTo(first?.[0] === "cv" ? "check" : "details", { errors: fields });
  }

  return {
    sending,
    send: () => void send(),
    cancel: () => running.current?.cancel(),
    close: () => setSending(undefined),
  };
}
