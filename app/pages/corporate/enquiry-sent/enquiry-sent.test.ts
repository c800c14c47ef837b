import { expect, test } from "vitest";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content/content.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import * as enquirySent from "./route.tsx";

const receipt = { reference: "E-1", seal: "seal" };
const services = { content, receipts: { isOfEnquiry: () => true } };

test.each([
  ["an enquiry", paths.enquirySent(receipt), link("/contact-us")],
  ["a complaint", paths.enquirySent({ ...receipt, day: "2026-11-30" }), link("/complaints")],
])("the receipt of %s is a page below its form", async (_, url, form) => {
  const answer = await answerOf(enquirySent, { path: "/contact-us/sent", services }, url);
  if (answer instanceof Response) throw new Error(`${url} is answered with ${answer.status}`);
  expect(answer.loaderData["page"]).toMatchObject({
    crumbs: [{ href: form }, {}],
    meta: { canonical: form },
  });
});
