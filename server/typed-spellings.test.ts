import { describe, expect, test } from "vitest";
import { readClaimedContact } from "#domain/contact/claimed-contact.ts";
import { parseInternationalPhone } from "#domain/contact/international-phone.ts";
import { parseKenyanMobile } from "#domain/contact/phone.ts";
import { parseApplication } from "#domain/forms/application.ts";
import { parseDataRequest } from "#domain/forms/data-request.ts";
import { type EnquiryForm, parseEnquiry } from "#domain/forms/enquiry.ts";
import { readCode } from "#domain/forms/phone-code.ts";
import { soundFields } from "#test/support/records/applications.ts";
import { dataRequest } from "#test/support/records/data-requests.ts";
import { enquiry as sampleEnquiry } from "#test/support/records/enquiries.ts";
import { careersTexts } from "#test/support/content/careers.ts";
import { school } from "#test/support/records/sample-answers.ts";
import { disguised } from "#test/support/records/disguised.ts";
import { parseCheckRequest, parseSendRequest } from "./careers/phone-code.requests.ts";

type Reader = (typed: string) => unknown;
type Readers = Readonly<Record<string, Reader>>;

const fieldsOf = (fields: object) => new URLSearchParams(Object.entries(fields));

describe("a phone", () => {
  const phone = "254712345678";
  const spellings = disguised([
    ...["254712345678", "0712345678", "712345678", "0712 345 678", "0712-345-678", "0712.345.678"],
    ...["+254 712 345-678", "+254712345678", "00254 712-345678", "+254-712-345-678"],
    ...["+254 (0)712 345-678", "254(0)712345678", "00254 ( 0 ) 712-345 678"],
    ...["(+254) (0) 712 345 678", "(0712) 345-678", "[0712] 345678"],
  ]);
  const refused = [
    ...["", "\u200b", "07123456", "07123456789", "0212345678", "2540712345678", "0254712345678"],
    ...["++254712345678", "0712345678 or 0722", "O712345678", "07(0)12345678", "254712345678\0"],
    ...["00712345678", "+0712345678", "25471234567x", "+447911123456"],
  ];
  const enquiry = (form: EnquiryForm) => (typed: string) => {
    const sent = { ...sampleEnquiry, fullname: "A name", subject: "Property", phone: typed };
    const read = parseEnquiry(form, sent);
    return read.ok ? read.enquiry.phone : read.errors.phone && undefined;
  };
  const kenyan: Readers = {
    "a Kenyan mobile": parseKenyanMobile,
    "a request for a code": (typed) => {
      const read = parseSendRequest({ phoneNumber: typed }, careersTexts.codes);
      return read.ok ? read.value.phoneNumber : undefined;
    },
    "the enquiry product": enquiry("product"),
    "the enquiry property": enquiry("property"),
    "the enquiry booking": enquiry("booking"),
    "an application": (typed) => {
      const sent = fieldsOf({ ...soundFields, phone: typed });
      const read = parseApplication(sent, { day: "2026-11-25" });
      return read.ok ? read.application.phone : read.errors["phone"] && undefined;
    },
    "a request about data": (typed) => {
      const read = parseDataRequest({ ...dataRequest, phone: typed });
      return read.ok ? read.request.phone : read.errors["phone"] && undefined;
    },
  };
  const ofAnyCountry: Readers = {
    "a number of any country": parseInternationalPhone,
    "the enquiry api": enquiry("api"),
    "the enquiry contact": enquiry("contact"),
    "the enquiry complaint": enquiry("complaint"),
    "the enquiry diaspora": enquiry("diaspora"),
    "a contact that is looked up": (typed) => {
      const read = readClaimedContact(typed);
      return read?.kind === "phone" ? read.number : undefined;
    },
  };

  test.each(Object.entries({ ...kenyan, ...ofAnyCountry }))("is read by %s", (_reader, read) => {
    expect(spellings.filter((typed) => read(typed) !== phone)).toEqual([]);
  });

  test.each(Object.entries(kenyan))("an invalid number is refused by %s", (_reader, read) => {
    expect(refused.filter((typed) => read(typed) !== undefined)).toEqual([]);
  });
});

describe("a code", () => {
  const spellings = disguised([
    ...["123456", "123 456", "123-456", "12-34-56", "[123456]", "(123) 456"],
  ]);
  test("is read from every spelling", () => {
    for (const otp of spellings) {
      expect(readCode(otp)).toEqual({ otp: "123456" });
      const sent = { phoneNumber: "254712345678", otp };
      expect(parseCheckRequest(sent, careersTexts.codes)).toMatchObject({
        value: { otp: "123456" },
      });
    }
  });

  test.each(["12345", "1234567", "12345a", "-", "123,456", "+123456", "123456\0"])(
    "is refused as %j",
    (otp) => {
      expect(readCode(otp)).toHaveProperty("error");
    },
  );
});

describe("an answer of plain signs", () => {
  const education = (startDate: string) => ({
    education: JSON.stringify([{ ...school, startDate }]),
  });
  const readers: readonly (readonly [string, string, Reader])[] = [
    ["an email", "wanjiku-k@mail.example", (email) => readAnswer({ email })?.email],
    ["a day", "2027-03-31", (day) => readAnswer({ workPermitExpiry: day })?.workPermitExpiry],
    ["a month", "2014-09", (month) => readAnswer(education(month))?.education[0]?.startDate],
  ];
  function readAnswer(changes: object) {
    const sent = fieldsOf({ ...soundFields, ...changes });
    const read = parseApplication(sent, { day: "2026-11-25" });
    return read.ok ? read.application : undefined;
  }
  test.each(readers)("%s is read", (_reader, plain, read) => {
    expect(disguised([plain]).filter((typed) => read(typed) !== plain)).toEqual([]);
  });

  test.each(disguised(["AB-123456", "A 123-456"]))("the identity %j is one", (idNumber) => {
    expect(readAnswer({ idNumber })).toBeDefined();
  });
});
