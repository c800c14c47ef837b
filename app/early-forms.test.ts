import { describe, expect, test } from "vitest";
import { isOpen } from "#domain/forms/job.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content.ts";
import { dataRequest, setUpDataRequests } from "#test/support/data-requests.ts";
import { setUpEnquiries } from "#test/support/enquiries.ts";
import { setUpCodes } from "#test/support/phone-codes.ts";
import { setUpFormGuard } from "#test/support/form-guard.ts";
import { jobWith } from "#test/support/jobs.ts";
import { receiptsAt } from "#test/support/receipts.ts";
import { answerOf, type RouteModule } from "#test/support/route-answers.ts";
import * as apply from "./pages/careers/apply/route.tsx";
import * as contactUs from "./pages/corporate/contact-us/route.tsx";
import * as enquire from "./pages/corporate/enquire/route.tsx";
import * as campaignBooking from "./pages/property/campaign-booking/route.tsx";
import * as propertyEnquiry from "./pages/property/property-enquiry/route.tsx";
import * as complaints from "./pages/trust/complaints/route.tsx";
import * as dataRights from "./pages/trust/data-rights/route.tsx";

const job = jobWith({ id: "teller", applicationDeadline: "2099-12-31" });
const first = <T>([found]: readonly T[]) => {
  if (!found) throw new Error("The content has none");
  return found;
};
const product = first(content.products);
const person = {
  fullname: "Wanjikũ Ng'ang'a",
  email: "wanjiku@mail.example",
  phone: "254712345678",
};
const message = { ...person, message: "How do I begin?" };
const aboutProduct = { ...message, subject: "Insurance" };

type Form = [path: string, url: string, page: RouteModule, fields: Record<string, string>];

/** Every form that can be sent without script, with valid values. */
const forms: Form[] = [
  ["/contact-us", link("/contact-us"), contactUs, message],
  [
    "/enquire/:family/:audience/:slug",
    paths.enquiry({ ...product, audience: first(product.audiences) }),
    enquire,
    aboutProduct,
  ],
  [
    "/property-listing/view/:property/enquire",
    paths.propertyEnquiry(first(content.properties).path),
    propertyEnquiry,
    aboutProduct,
  ],
  [
    "/campaign/property/:campaign/book",
    paths.campaignBooking(first(content.campaigns).path),
    campaignBooking,
    person,
  ],
  ["/complaints", link("/complaints"), complaints, message],
  ["/data-rights", link("/data-rights"), dataRights, dataRequest],
  [
    "/careers/:job/apply",
    paths.jobApplication(job.id),
    apply,
    { step: "phone", phoneNumber: "0712345678" },
  ],
];

/** The services of a site whose form guard waits by a clock of the test's. */
async function setUp(setting?: Parameters<typeof setUpFormGuard>[0]) {
  const { guard, formTimestamps, clock, waited } = await setUpFormGuard(setting);
  const services = {
    content,
    formTimestamps,
    guard,
    now: () => new Date(clock.now),
    receipts: receiptsAt(() => clock.now),
    enquiries: (await setUpEnquiries("SQLite", { guard })).enquiries,
    dataRequests: (await setUpDataRequests("SQLite", { guard })).requests,
    phoneCodes: (await setUpCodes("SQLite")).codes,
    jobs: { find: async () => ({ job, isOpen: isOpen(job, clock.now) }) },
    cvMegabytes: 5,
    retention: {},
    countStep: () => {},
    captchaMode: "off",
    clientIp: () => "192.0.2.1",
    reportFailure(text: string, error: unknown) {
      throw new Error(text, { cause: error });
    },
  };
  async function send([path, url, page, fields]: Form, more = {}) {
    const post = new URLSearchParams({ ...fields, formTimestamp: formTimestamps.make(), ...more });
    const answer = await answerOf(page, { path, services }, url, post);
    if (answer instanceof Response) return { status: answer.status, page: undefined };
    return { status: answer.statusCode, page: answer.actionData?.["page"] };
  }
  return { send, waited, services };
}

type Site = Awaited<ReturnType<typeof setUp>>["services"];

/** The requests that a script sends, without delay and with a captcha. */
const requests: [string, (site: Site) => Promise<{ ok: boolean }>][] = [
  [
    "an enquiry",
    ({ enquiries }) =>
      enquiries.submit(
        { ...message, name: person.fullname, messageSection: "Contact us", captcha: "x" },
        { form: "api", clientIp: "192.0.2.1" },
      ),
  ],
  [
    "the number of an applicant",
    ({ phoneCodes }) =>
      phoneCodes.send({
        phoneNumber: person.phone,
        clientIp: "192.0.2.1",
        captcha: async () => ({ spend: async () => true }),
      }),
  ],
];

test.each(requests)("%s, sent by a script, is not delayed", async (_, sendBy) => {
  const { services, waited } = await setUp();
  expect(await sendBy(services)).toMatchObject({ ok: true });
  expect(waited.ms).toBe(0);
});

describe.each(forms)("the form of %s, sent without script", (...form) => {
  test("is delayed if a browser filled it in at once, and accepted", async () => {
    const { send, waited } = await setUp();
    const { status, page } = await send(form);
    expect(status, JSON.stringify(page)).toBeLessThan(400);
    expect(waited.ms).toBe(3000);
  });

  test("is not delayed if it has errors", async () => {
    const { send, waited } = await setUp();
    const wrong = { phone: "1", phoneNumber: "1" };
    expect(await send(form, wrong)).toMatchObject({ status: 422 });
    expect(waited.ms).toBe(0);
  });

  test("is not delayed with a filled honeypot or a forged form timestamp", async () => {
    const { send, waited } = await setUp();
    expect(await send(form, { website: "x" })).toMatchObject({ status: 403 });
    expect(await send(form, { formTimestamp: "x" })).toMatchObject({ status: 403 });
    expect(waited.ms).toBe(0);
  });

  test("is refused after five seconds if the clock stands still", async () => {
    const { send, waited } = await setUp({ isClockStopped: true });
    expect(await send(form)).toMatchObject({ status: 403 });
    expect(waited.ms).toBe(5000);
  });
});
