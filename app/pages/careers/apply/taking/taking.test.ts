import { expect, test } from "vitest";
import { formServices } from "#test/support/components/form-services.ts";
import { content } from "#test/support/content/content.ts";
import { receiptsAt } from "#test/support/records/receipts.ts";
import { takeSubmission } from "./take-posted.ts";
import { takeStep } from "./take-step.ts";

const now = () => new Date("2026-11-21T09:00:00Z");
const fails = () => Promise.reject(new Error("The database is gone"));

function formOf() {
  const form = new FormData();
  form.set("phoneProof", "proof");
  form.set("phone", "254712345678");
  form.set("idempotencyKey", "a-key-of-ours");
  form.set("firstName", "Wanjiku");
  form.set("education", '[{"institution":"Maseno University"}]');
  form.set("cv", new File([new Uint8Array(10)], "cv.pdf"));
  return new Request("http://site/careers/teller/apply", { method: "POST", body: form });
}

/** Submits an application to a service with the given answer. */
function submit(answer: () => Promise<never>) {
  const reported: unknown[] = [];
  const services = {
    content,
    receipts: receiptsAt(() => now().getTime()),
    applications: {
      async submit(request: Request, { sent }: { sent?: Map<string, string> }) {
        for (const [name, value] of await request.formData())
          if (typeof value === "string") sent?.set(name, value);
        return answer();
      },
    },
    reportFailure: (message: string) => void reported.push(message),
  };
  return takeSubmission(formOf(), services, "teller").then((came) => ({ came, reported }));
}

// The cast: only the part of the answer that is read here.
const answers = (answer: object) => () => Promise.resolve(answer as never);
const refuses = (refusal: object) =>
  answers({
    ok: false,
    refusal,
    sent: new Map([
      ["firstName", "Wanjiku"],
      ["phoneProof", "proof"],
    ]),
  });

test("a failure keeps what was typed", async () => {
  const { came, reported } = await submit(fails);
  expect(came).toMatchObject({
    status: 503,
    view: {
      step: "check",
      notice: content.formMessages.failed,
      phone: "254712345678",
      proof: "proof",
      idempotencyKey: "a-key-of-ours",
      values: { firstName: "Wanjiku", education: [{ institution: "Maseno University" }] },
    },
  });
  expect(reported).toHaveLength(1);
});

test("an application that is kept leads to its receipt", async () => {
  const { came } = await submit(answers({ ok: true, value: { reference: "A-7K3M-9QXT" } }));
  expect(came).toEqual({
    receipt: expect.stringMatching(
      /^\/careers\/teller\/apply\/sent\?reference=A-7K3M-9QXT&day=2026-11-21&seal=./,
    ),
  });
});

test.each([
  [{ reason: "unproven", message: "x" }, 422, "phone"],
  [{ reason: "invalid", message: "x", fields: { phone: "other" } }, 422, "phone"],
  [{ reason: "invalid", message: "x", fields: { cv: "unsafe" } }, 422, "check"],
  [{ reason: "invalid", message: "x", fields: { email: "no", cv: "no" } }, 422, "details"],
  [{ reason: "too-large", message: "x" }, 413, "check"],
  [{ reason: "conflict", message: "closed" }, 409, "check"],
  [{ reason: "stalled", message: "x" }, 408, "check"],
  [{ reason: "forbidden", message: "x" }, 403, "check"],
])("the refusal %o is %d at the step %s, with what was typed", async (refusal, status, step) => {
  const { came } = await submit(refuses(refusal));
  expect(came).toMatchObject({ status, view: { step, values: { firstName: "Wanjiku" } } });
});

test("an application that is sent again with a used proof gets the reference of the stored one", async () => {
  const message = "We already have your application, A-7K3M-9QXT.";
  const { came } = await submit(refuses({ reason: "unproven", message, isServed: true }));
  expect(came).toMatchObject({ view: { step: "phone", notice: { detail: message } } });
  const other = await submit(refuses({ reason: "unproven", message }));
  expect(other.came).not.toHaveProperty("view.notice.detail");
});

test("a body that was not read gets no page", async () => {
  const answer = { ok: false, sent: new Map(), refusal: { reason: "busy" }, unread: "busy" };
  expect((await submit(answers(answer))).came).toEqual({ unread: "busy" });
});

test.each([
  ["phone", content.careersMessages.codes.notSent],
  ["code", content.applicationForm.code.unreachable],
] as const)(
  "if the server fails at the step %s, an error is shown and the number is kept",
  async (step, notice) => {
    const came = await takeStep(asked({ step, phoneNumber: "0712345678", otp: "123456" }, fails));
    expect(came).toMatchObject({ status: 503, view: { step, notice, phone: "0712345678" } });
  },
);

// CAR-10 and CAR-18, word for word; the others: app/features/enquiries/enquiry-messages.test.ts.
test("failures and the confirmation have the words of the specification", () => {
  const { codes } = content.careersMessages;
  expect(codes.notSent).toEqual({
    heading: "Failed to send otp",
    text: "Please try again later.",
  });
  expect(codes.notValid).toEqual({ heading: "Failed validate OTP", text: "Please try again." });
  expect(content.applicationForm.code.unreachable).toEqual({
    heading: "Failed to connect to server",
    text: "Please try again later.",
  });
  expect(codes.errors.captcha.missing).toBe("Please tick the reCAPTCHA box");
  expect(content.applicationForm.code.change.link).toBe("here");
  expect(content.applicationMessages.submitted).toBe("Information submitted Successfully!");
});

test("an expired code is refused in the words of the specification, with what to do", async () => {
  const { notValid, errors } = content.careersMessages.codes;
  const fields = { otp: errors.otp.over };
  const refusal = { reason: "invalid" as const, message: notValid.heading, fields };
  const sent = { step: "code", phoneNumber: "0712345678", otp: "123456" };
  const came = await takeStep(asked(sent, async () => ({ ok: false, refusal })));
  const notice = { ...notValid, detail: errors.otp.over };
  expect(came).toMatchObject({ status: 422, view: { step: "code", notice, errors: { otp: "" } } });
});

test("a used code is told from a wrong one", async () => {
  const { used } = content.careersMessages.codes;
  const refusal = { reason: "invalid" as const, message: "", fields: { otp: "" }, isUsed: true };
  const sent = { step: "code", phoneNumber: "0712345678", otp: "123456" };
  const came = await takeStep(asked(sent, async () => ({ ok: false, refusal })));
  expect(came).toMatchObject({ status: 422, view: { step: "code", notice: used } });
});

test.each<Record<string, string>>([{}, { edit: "true" }, { add: "education" }])(
  "an expired proof is reported before a CV is asked for, with what was typed (%o)",
  async (button) => {
    const typed = { firstName: "Wanjiku", phoneNumber: "254712345678", phoneProof: "over" };
    for (const step of ["details", "check"]) {
      const came = await takeStep(asked({ step, ...typed, ...button }, fails));
      const notice = { heading: content.applicationForm.phone.expired };
      const view = { step: "phone", proof: "", notice, values: { firstName: "Wanjiku" } };
      expect(came).toMatchObject({ status: 422, view });
    }
  },
);

const { errors, notSent, mayArrive } = content.careersMessages.codes;
const untrue = {
  ok: false,
  refusal: { reason: "invalid", message: "", fields: { captcha: "untrue" } },
};

const passed = { ok: true, value: { spend: () => Promise.resolve(true) } } as const;

test.each([
  ["a token", { captcha: "token" }, { step: "code" }, [false]],
  ["no field for one, as without script", {}, { step: "code" }, [true]],
  ["no tick", { captcha: "" }, { step: "phone", errors: { captcha: errors.captcha.missing } }, []],
  ["an untrue token", { captcha: "x" }, { step: "phone", errors: { captcha: "untrue" } }, []],
  [
    "no tick and no number",
    { captcha: "", phoneNumber: "" },
    {
      step: "phone",
      errors: { phoneNumber: errors.phoneNumber.missing, captcha: errors.captcha.missing },
    },
    [],
  ],
])("a code is asked for with %s", async (_, fields, view, areSentPlain) => {
  const sends: unknown[] = [];
  const came = await takeStep(
    asked({ step: "phone", phoneNumber: "0712345678", ...fields }, fails, {
      captchaMode: "altcha",
      guard: {
        verify: async () => passed,
        // The cast: only the part of the refusal that is read here.
        verifyCaptcha: async (token: unknown) => (token === "token" ? passed : (untrue as never)),
      },
      phoneCodes: {
        check: fails,
        async send(request: { isPlain?: boolean }) {
          sends.push(request.isPlain);
          return { ok: true, value: { nonce: "n", expiresInSeconds: 300 } };
        },
      },
    }),
  );
  expect(came.view).toMatchObject(view);
  expect(sends).toEqual(areSentPlain);
});

test.each([
  [{}, { step: "phone", nonce: "" }, {}],
  [{ nonce: "n" }, { step: "code", nonce: "n", phone: "254712345678" }, { detail: mayArrive }],
])(
  "after a failed message, the code has a field only if it may still arrive: %o",
  async (late, view, detail) => {
    const refusal = { reason: "undelivered" as const, message: notSent.heading, ...late };
    const came = await askForCode(async () => ({ ok: false, refusal }));
    const notice = { ...notSent, ...detail };
    expect(came).toMatchObject({ status: 502, view: { ...view, notice } });
  },
);

test.each([
  [true, "code"],
  [false, "phone"],
])(
  "if no other code is sent yet, the earlier one has a field if it works: %o",
  async (hasCode, step) => {
    const refusal = { reason: "limited" as const, message: "Wait", retryAfterSeconds: 9, hasCode };
    const came = await askForCode(async () => ({ ok: false, refusal }));
    const notice = { ...notSent, detail: "Wait" };
    expect(came).toMatchObject({ status: 429, view: { step, notice } });
  },
);

function askForCode(send: Services["phoneCodes"]["send"]) {
  const guard = { verify: async () => passed, verifyCaptcha: fails };
  const phone = { step: "phone", phoneNumber: "0712345678" };
  return takeStep(asked(phone, fails, { guard, phoneCodes: { check: fails, send } }));
}

type Services = Parameters<typeof takeStep>[0]["services"];
type Check = Services["phoneCodes"]["check"];

function asked(sent: Record<string, string>, check: Check, others: Partial<Services> = {}) {
  return {
    services: {
      ...formServices,
      reportFailure: () => undefined,
      now: () => new Date("2026-11-25T09:00:00Z"),
      guard: { verify: fails, verifyCaptcha: fails },
      phoneCodes: { send: fails, check },
      phoneProofs: { verify: () => Promise.resolve(undefined) },
      ...others,
    },
    isTraineeship: false,
    jobId: "teller",
    sent: new URLSearchParams(sent),
    clientIp: "192.0.2.1",
  };
}
