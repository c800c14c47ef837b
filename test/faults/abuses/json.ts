import { gzipSync } from "node:zlib";
import type { RawRequest } from "#test/support/faults/raw-request.ts";
import { enquiry } from "#test/support/faults/visitors.ts";

const routes: Record<string, Record<string, unknown>> = {
  "/api/website/contactUs": enquiry("How do I begin?"),
  "/api/careers/verify": { phoneNumber: "254712345678" },
  "/api/careers/validate": { phoneNumber: "254712345678", otp: "123456" },
  "/api/website/analytics": { page: "/", event: "page_view" },
};

const brackets = 100_000;
export const strangeBodies: (string | Buffer)[] = [
  "",
  " ",
  "null",
  "true",
  "1e400",
  '"text"',
  "[]",
  "{",
  "{}}",
  "{'name':1}",
  '{"__proto__":{"code":0},"constructor":{"prototype":{}}}',
  "[".repeat(brackets),
  "[".repeat(30_000) + "]".repeat(30_000),
  '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000),
  "\u{feff}{}",
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from('{"name":"\xc3\x28"}', "latin1"),
  gzipSync("{}"),
];
export const strangeTypes = [
  "",
  "text/plain",
  "application/json; charset=utf-7",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "application/json\tx",
  "a".repeat(4000),
];
export const strangeValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [["x"]],
  { $ne: "" },
  "",
  " ",
  "\0",
  "Zawadi\0Omwamba",
  "\ud800 \udfff",
  "a\r\nBcc: everyone@mail.example",
  "x".repeat(200_000),
  "\u202e".repeat(100),
  "'; drop table enquiry; --",
  "=cmd|' /C calc'!A0",
  "../../etc/passwd",
  "%00%ff",
  "😀".repeat(5000),
];

/** Invalid or unexpected JSON for every route that accepts JSON. */
export function jsonAbuses(): RawRequest[] {
  const json = { "Content-Type": "application/json" };
  return Object.entries(routes).flatMap(([path, usual]) => {
    const post = (body: string | Buffer, headers: Record<string, string> = json): RawRequest => ({
      method: "POST",
      path,
      headers,
      body,
    });
    return [
      ...strangeBodies.map((body) => post(body)),
      ...strangeTypes.map((type) => post(JSON.stringify(usual), { "Content-Type": type })),
      post(gzipSync(JSON.stringify(usual)), { ...json, "Content-Encoding": "gzip" }),
      ...Object.keys(usual).flatMap((field) =>
        strangeValues.map((value) => post(JSON.stringify({ ...usual, [field]: value }))),
      ),
      ...["captcha", "jobId", "subject"].flatMap((field) =>
        strangeValues.map((value) => post(JSON.stringify({ ...usual, [field]: value }))),
      ),
    ];
  });
}
