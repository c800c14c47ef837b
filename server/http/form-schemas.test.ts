import { createPartnerKeys } from "#server/captcha/partner-keys.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { openApplications } from "#test/support/records/applications.ts";
import { contents } from "#test/support/content/contents.ts";
import { setUpEnquiries } from "#test/support/records/enquiries.ts";
import { enquiryRoutes } from "../enquiries/enquiry.routes.ts";
import { inEachLanguage } from "#domain/texts/language.ts";
import type { createApi } from "./api.ts";

const Property = z.looseObject({
  type: z.string(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  enum: z.array(z.string()).optional(),
});
const Schema = z.looseObject({
  properties: z.record(z.string(), Property),
  required: z.array(z.string()),
});

/** Each field of the API's description in one line: type, limits, choices, and whether it is optional. */
function fieldsOf(api: ReturnType<typeof createApi>, path: string, type: string) {
  const document = api.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  const body = document.paths?.[path]?.post?.requestBody;
  const schema = body && "content" in body ? body.content[type]?.schema : undefined;
  const { properties, required } = Schema.parse(schema);
  return Object.fromEntries(
    Object.entries(properties).map(
      ([name, { type: kind, maxLength, minItems, maxItems, ...more }]) => {
        const limits = [
          maxLength && `<=${maxLength}`,
          minItems && `>=${minItems}`,
          maxItems && `<=${maxItems}`,
        ];
        const choices = more.enum?.join("|");
        const presence = required.includes(name) ? "" : "optional";
        return [name, [presence, kind, ...limits, choices].filter(Boolean).join(" ")];
      },
    ),
  );
}

const bands = "Band1|Band2|Band3|Band4";

test("the fields of an application keep their types and limits", async () => {
  const { api } = await openApplications("SQLite");
  expect(fieldsOf(api, "/api/careers/apply", "multipart/form-data")).toMatchObject({
    phoneProof: "string",
    firstName: "string <=100",
    lastName: "string <=100",
    email: "string <=254",
    idNumber: "string <=40",
    phone: "string",
    previousSalary: `optional string ${bands}`,
    expectedSalary: `string ${bands}`,
    previousIndustryExp: "string true|false",
    resident: "string true|false",
    workPermit: "optional string true|false",
    workPermitExpiry: "optional string",
    education: "array >=1 <=20",
    workExperience: "optional array <=20",
    cv: "string",
  });
});

test("the fields of an enquiry keep their types and limits", async () => {
  const { enquiries } = await setUpEnquiries("SQLite");
  const api = enquiryRoutes({
    enquiries: inEachLanguage(() => enquiries),
    contents: () => contents,
    partners: createPartnerKeys(),
  });
  expect(fieldsOf(api, "/api/website/contactUs", "application/json")).toMatchObject({
    name: "string <=120",
    email: "optional string <=254",
    phone: "optional string <=40",
    messageSection: "string <=160",
    subject: "optional string Personal Banking|Property Investment|SME Banking|Property|Insurance",
    message: "string <=5000",
    destinationFlag: "optional string <=40",
    captcha: "optional string",
  });
});
