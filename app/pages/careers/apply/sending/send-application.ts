import { inPageLanguage } from "#app/lib/in-page-language.ts";
import { type Answer, readAnswer } from "./api-answer.ts";
import { toFields, type Values } from "../values/application-values.ts";

type ToSend = {
  jobId: string;
  proof: string;
  phone: string;
  values: Values;
  cv: File;
  idempotencyKey: string;
};

export type Sending = {
  answer: Promise<Answer | { kind: "cancelled" }>;
  cancel: () => void;
};

/** Milliseconds without progress after which the connection counts as dead; a slow one does not. */
const stalledAfterMs = 60_000;

/** Uploads an application with XMLHttpRequest, because `fetch` reports no progress. */
export function sendApplication(
  { jobId, idempotencyKey, ...application }: ToSend,
  onProgress: (share: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  let isCancelled = false;
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), stalledAfterMs);
  };

  const answer = new Promise<Answer | { kind: "cancelled" }>((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress(loaded / total);
    });
    request.addEventListener("load", () =>
      resolve(readAnswer(request.status, request.responseText)),
    );
    request.addEventListener("error", () => resolve({ kind: "unreachable" }));
    request.addEventListener("abort", () =>
      resolve({ kind: isCancelled ? "cancelled" : "unreachable" }),
    );
    request.addEventListener("loadend", () => clearTimeout(stalled));
  });
  request.open("POST", `/api/careers/apply?jobId=${encodeURIComponent(jobId)}`);
  request.setRequestHeader("Idempotency-Key", idempotencyKey);
  // In a header, because the server reads it before the form.
  request.setRequestHeader("X-Phone-Proof", application.proof);
  for (const [name, value] of Object.entries(inPageLanguage()))
    request.setRequestHeader(name, value);
  request.send(toFormData(application));
  wait();
  return {
    answer,
    cancel() {
      isCancelled = true;
      request.abort();
    },
  };
}

/** The file comes last, so that the server can refuse the application before it receives the file. */
function toFormData({ phone, values, cv }: Pick<ToSend, "phone" | "values" | "cv">) {
  const form = new FormData();
  form.set("phone", phone);
  for (const [name, text] of toFields(values)) form.set(name, text);
  form.set("cv", cv, cv.name);
  return form;
}
