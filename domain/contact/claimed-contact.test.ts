import { expect, test } from "vitest";
import { longestClaim, readClaimedContact } from "./claimed-contact.ts";

test.each([
  ["0712 345 678", "254712345678"],
  ["254712345678", "254712345678"],
  ["712345678", "254712345678"],
  ["112345678", "254112345678"],
  ["(020) 555 0100", "254205550100"],
  ["+44 20 7946 0000", "442079460000"],
  ["0044 20 7946 0000", "442079460000"],
  ["SMS:0712345678", "254712345678"],
  ["20000000", "20000000"],
  ["812345678", "812345678"],
])("%s is the phone number %s", (text, number) => {
  expect(readClaimedContact(text)).toEqual({ kind: "phone", number });
});

test.each(["*618#", "*334*1*2#", "618", "1004000"])("%s is a code", (code) => {
  expect(readClaimedContact(` ${code} `)).toEqual({ kind: "code", code });
});

test.each(["*334*1*2", "334*1*2#"])(
  "%s is a USSD code without its first or last character",
  (code) => {
    expect(readClaimedContact(code)).toEqual({ kind: "code", code: "*334*1*2#" });
  },
);

test.each(["Paybill 100400", "PAY BILL NO. 100 400", "paybill number: 100400", "Till: 100400"])(
  "%s is read without its first words",
  (text) => {
    expect(readClaimedContact(text)).toEqual({ kind: "code", code: "100400" });
  },
);

test.each([
  [
    "Enquiries@HFC.example",
    { kind: "email", address: "enquiries@hfc.example", host: "hfc.example" },
  ],
  ["HFC.example/Login/", { kind: "web", host: "hfc.example", path: "/login" }],
  ["https://www.hfc.example:8443/a%20b?x=1#y", { kind: "web", host: "hfc.example", path: "/a b" }],
  ["http://hfc.example@evil.example/", { kind: "web", host: "evil.example", path: "" }],
  ["hfc.example/%E0%A4%A", { kind: "web", host: "hfc.example", path: "/%e0%a4%a" }],
  ["hf\u0441.example", { kind: "web", host: "xn--hf-pmc.example", path: "" }],
  ["@HF_Group", { kind: "handle", name: "hf_group" }],
])("%s is read with its kind and parts", (text, contact) => {
  expect(readClaimedContact(text)).toEqual(contact);
});

test.each([
  "\u200b",
  "12",
  "1234567890123456",
  "is this yours?",
  "@",
  "@x",
  "localhost",
  "a@b",
  "paybill",
])("%j is not a contact", (text) => {
  expect(readClaimedContact(text)).toBeUndefined();
});

test("a contact may have at most 200 characters", () => {
  const host = "hfc.example/";
  const path = "x".repeat(longestClaim - host.length);
  expect(readClaimedContact(host + path)).toEqual({
    kind: "web",
    host: "hfc.example",
    path: `/${path}`,
  });
  expect(readClaimedContact(`${host + path}x`)).toBeUndefined();
});
