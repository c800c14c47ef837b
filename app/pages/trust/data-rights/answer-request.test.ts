import { expect, test } from "vitest";
import { formServices } from "#test/support/components/form-services.ts";
import { content } from "#test/support/content/content.ts";
import { receiptsAt } from "#test/support/records/receipts.ts";
import { answerRequest } from "./answer-request.ts";

const { notSent, mayArrive } = content.careersMessages.codes;
const fails = () => Promise.reject(new Error("Not asked for"));

test.each([
  [{}, { step: "request", nonce: "", notice: `${notSent.heading}. ${notSent.text}` }],
  [{ nonce: "n" }, { step: "code", nonce: "n", notice: `${notSent.heading}. ${mayArrive}` }],
])(
  "after a failed message, the code has a field only if it may still arrive: %o",
  async (late, view) => {
    const refusal = { reason: "undelivered" as const, message: notSent.heading, ...late };
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
      status: 502,
      view: { ...view, values },
    });
  },
);
