import { createPartnerKeys } from "#server/captcha/partner-keys.ts";
import { expect, test } from "vitest";
import { openApplications } from "#test/support/records/applications.ts";
import { contents } from "#test/support/content/contents.ts";
import { setUpEnquiries } from "#test/support/records/enquiries.ts";
import { enquiryRoutes } from "../enquiries/enquiry.routes.ts";
import { inEachLanguage } from "#domain/texts/language.ts";
import type { createApi } from "./api.ts";
import { apiDocument } from "./api-document.ts";

type Body = {
  properties: Record<
    string,
    { type: string; maxLength?: number; minItems?: number; maxItems?: number; enum?: string[] }
  >;
  required: string[];
};

/** Each field of the API's description in one line: type, limits, choices, and whether it is optional. */
function fieldsOf(api: ReturnType<typeof createApi>, path: string, type: string) {
  const { paths } = JSON.parse(JSON.stringify(apiDocument(api, "https://www.example.org")));
  const { properties, required }: Body = paths[path].post.requestBody.content[type].schema;
  return Object.fromEntries(
    Object.entries(properties).map(
      ([name, { type: kind, maxLength, minItems, maxItems, ...more }]) => [
        name,
        [
          ...[required.includes(name) ? "" : "optional", kind, maxLength && `<=${maxLength}`],
          ...[minItems && `>=${minItems}`, maxItems && `<=${maxItems}`, more.enum?.join("|")],
        ]
          .filter(Boolean)
          .join(" "),
      ],
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
