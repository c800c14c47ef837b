import { describe, expect, test } from "vitest";
import { isOpen } from "#domain/forms/job.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content.ts";
import { dataRequest, setUpDataRequests } from "#test/support/data-requests.ts";
import { setUpEnquiries } from "#test/support/enquiries.ts";
import { setUpFormGuard } from "#test/support/form-guard.ts";
import { setUpCodes } from "#test/support/phone-codes.ts";
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

async function setUp() {
  const { guard, formTimestamps } = await setUpFormGuard();
  const services = {
    content,
    formTimestamps,
    guard,
    now: () => new Date(),
    receipts: receiptsAt(Date.now),
    enquiries: (await setUpEnquiries("SQLite", { guard })).enquiries,
    dataRequests: (await setUpDataRequests("SQLite", { guard })).requests,
    phoneCodes: (await setUpCodes("SQLite")).codes,
    jobs: { find: async () => ({ job, isOpen: isOpen(job, Date.now()) }) },
    cvMegabytes: 5,
    retention: {},
    countStep: () => {},
    captchaMode: "off",
    clientIp: () => "192.0.2.1",
    reportFailure(text: string, error: unknown) {
      throw new Error(text, { cause: error });
    },
  };
  return async ([path, url, page, fields]: Form, more = {}) => {
    const post = new URLSearchParams({ ...fields, formTimestamp: formTimestamps.make(), ...more });
    const answer = await answerOf(page, { path, services }, url, post);
    return answer instanceof Response ? answer.status : answer.statusCode;
  };
}

describe.each(forms)("the form of %s, sent without script", (...form) => {
  test("is accepted as soon as it is sent", async () => {
    const send = await setUp();
    expect(await send(form)).toBeLessThan(400);
  });

  test("is refused with errors, a filled honeypot or a forged form timestamp", async () => {
    const send = await setUp();
    expect(await send(form, { phone: "1", phoneNumber: "1" })).toBe(422);
    expect(await send(form, { website: "x" })).toBe(403);
    expect(await send(form, { formTimestamp: "x" })).toBe(403);
  });
});
