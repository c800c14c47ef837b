import { expect, test } from "vitest";
import { openDataRights } from "#test/support/data-rights-form.ts";
import { engines } from "#test/support/databases.ts";
import { startGateway } from "#test/support/gateway.ts";
import { type Answer, askJson, nextPhone } from "#test/support/visitors.ts";
import { visitorHeaders } from "#test/support/visitor-address.ts";
import { layOutSite } from "#test/support/whole-site.ts";

async function setUp(engine: (typeof engines)[number]) {
  const gateway = await startGateway();
  const site = await layOutSite(engine, gateway.environment);
  const { origin } = await site.start();
  return { gateway, site, origin };
}

const wrongFor = (code: string) => (code === "111111" ? "222222" : "111111");
const nonceIn = ({ envelope }: Answer) =>
  String(Object(envelope.data).nonce ?? "no nonce was given");

test.each(engines)(
  "a client that knows all of a request but its used code does not get its reference: %s",
  async (engine) => {
    const { gateway, origin } = await setUp(engine);
    const phone = nextPhone();
    const form = openDataRights(origin, {
      kind: "access",
      fullname: "Zawadi Omwamba",
      email: "zawadi@mail.example",
      phone,
      details: "My enquiry of March",
    });
    const { status, nonce } = await form.askForCode();
    expect(status).toBe(200);
    const otp = gateway.codeTo(phone);
    const first = await form.sendCode({ otp, nonce });
    expect([first.status, first.location]).toEqual([
      303,
      expect.stringContaining("/data-rights/sent?reference=D-"),
    ]);

    const stranger = visitorHeaders();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 65; tries += 1)
      statuses.add((await form.sendCode({ otp: wrongFor(otp) }, stranger)).status);
    expect(await form.sendCode({ otp }, stranger)).not.toMatchObject({ status: 303 });
    expect([...statuses]).toEqual([422, 429]);

    // A double press, or an answer that was lost: as often as it comes.
    for (let repeat = 0; repeat < 8; repeat += 1)
      expect(await form.sendCode({ otp, nonce })).toMatchObject({
        status: 303,
        location: first.location,
      });
    // A stranger who has seen the form too may guess five times, used code or not.
    for (let tries = 0; tries < 5; tries += 1)
      expect((await form.sendCode({ otp: wrongFor(otp), nonce })).status).toBe(422);
    expect((await form.sendCode({ otp, nonce })).status).toBe(422);
  },
);

test.each(engines)(
  "nobody elsewhere can use up an applicant's guesses, or void the code: %s",
  async (engine) => {
    const { gateway, origin } = await setUp(engine);
    const phoneNumber = nextPhone();
    const applicant = visitorHeaders();
    const stranger = visitorHeaders();
    const verify = (headers: Record<string, string>) =>
      askJson(`${origin}/api/careers/verify`, { phoneNumber }, headers);
    const validate = (sent: object, headers: Record<string, string>) =>
      askJson(`${origin}/api/careers/validate`, { phoneNumber, ...sent }, headers);

    const asked = await verify(applicant);
    expect(asked.status).toBe(200);
    const otp = gateway.codeTo(phoneNumber);
    const theirs = await verify(stranger);
    expect(theirs.status).toBe(200);
    for (const nonce of [undefined, nonceIn(theirs), "made-up"])
      for (let tries = 0; tries < 10; tries += 1) {
        const answer = await validate({ otp: wrongFor(otp), nonce }, stranger);
        expect([400, 429]).toContain(answer.status);
      }
    // The right digits are worth nothing elsewhere.
    expect((await validate({ otp }, visitorHeaders())).status).not.toBe(200);
    const proven = await validate({ otp, nonce: nonceIn(asked) }, applicant);
    expect(proven).toMatchObject({
      status: 200,
      envelope: { data: { proof: expect.any(String) } },
    });
  },
);
