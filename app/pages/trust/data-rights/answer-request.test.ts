import { expect, test } from "vitest";
import { formServices } from "#test/support/components/form-services.ts";
import { content } from "#test/support/content/content.ts";
import { receiptsAt } from "#test/support/records/receipts.ts";
import { answerRequest } from "./answer-request.ts";

const { notSent, mayArrive } = content.careersMessages.codes;
const fails = () => Promise.reject(new Error("Not asked for"));

const undelivered = { reason: "undelivered", message: notSent.heading } as const;
const limited = { reason: "limited", message: "Wait", retryAfterSeconds: 9 } as const;

test.each([
  [undelivered, 502, { step: "request", notice: `${notSent.heading}. ${notSent.text}` }],
  [
    { ...undelivered, nonce: "n" },
    502,
    { step: "code", nonce: "n", notice: `${notSent.heading}. ${mayArrive}` },
  ],
  [limited, 429, { step: "request", notice: "Wait" }],
  [{ ...limited, hasCode: true }, 429, { step: "code", nonce: "", notice: "Wait" }],
])(
  "if no code is sent, there is a field only for a code that may arrive or works: %o",
  async (refusal, status, view) => {
    const services = {
      ...formServices,
      receipts: receiptsAt(Date.now),
      clientIp: () => "192.0.2.1",
      reportFailure: () => undefined,
      dataRequests: {
        sendCode: async () => ({ ok: false, refusal }) as const,
        submit: fails,
        track: fails,
      },
    };
    const body = new URLSearchParams({ step: "request", phone: "0712345678" });
    const request = new Request("http://site/data-rights", { method: "POST", body });
    const values = { phone: "0712345678" };
    expect(await answerRequest(services, request)).toMatchObject({
      status,
      view: { ...view, values },
    });
  },
);
