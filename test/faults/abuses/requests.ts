import type { RawRequest } from "#test/support/faults/raw-request.ts";
import { enquiry } from "#test/support/faults/visitors.ts";

const paths = [
  "/api/careers/job/all",
  "/api/careers/job/teller",
  "/api/careers/verify",
  "/api/careers/validate",
  "/api/careers/apply",
  "/api/website/contactUs",
  "/api/website/exchangeRate",
  "/api/website/analytics",
  "/api/captcha/challenge",
  "/api/openapi.json",
  "/api/nothing",
  "/api",
  "/api/",
  "/",
  "/careers",
  "/sw/hfc",
  "/livez",
  "/readyz",
];
export const methods = ["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "PURGE"];
const long = "a".repeat(8000);
export const strangePaths = [
  "/api/careers/job/%zz",
  "/api/careers/job/%00",
  "/api/careers/job/%ff%fe",
  "/api/careers/job/..%2f..%2fetc%2fpasswd",
  "/api/careers/job/../../../etc/passwd",
  `/api/careers/job/${long}`,
  "/api/careers/job/__proto__",
  "/api/careers/job/constructor",
  "/api/careers/job/all?pageSize=1e9",
  "/api/careers/job/all?pageSize[]=1&pageNo[$gt]=",
  "/api/careers/job/all?pageNo=-1&pageNo=2",
  "/api/careers/job/all?sortBy=createdAt;drop%20table%20job",
  "/api/careers/job/all?status=%00&pageNo=%zz",
  `/api/careers/job/all?${"a=1&".repeat(2000)}`,
  `/api/careers/job/all?status=${long}`,
  "/api//careers//job//all",
  "/api/%2e%2e/%2e%2e/etc/passwd",
  "/api/careers/apply?jobId=%00",
  "//evil.example/%2f..",
  "/%zz",
  "/%",
  "/%00",
  "/search/%ff",
  "/search/%00%0d%0a",
  "/search/%F0%9F%98%80?page=%zz",
  `/search/${long}`,
  "/careers/%zz/apply",
  "/borrow/%2e%2e/%2e%2e",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/assets/%00",
  "/pictures/%ff.avif",
  "/patterns/%zz.svg",
  "/calculators/mortgage?amount=1e999&rate=NaN&years=%00",
];
export const strangeHeaders: Record<string, string>[] = [
  { "X-Forwarded-For": ", ,, <script>, 999.1.1.1, ::ffff:zz" },
  { "X-Forwarded-For": "1.1.1.1,".repeat(500) },
  { "X-Client-Address": "1.1.1.1", "X-Request-Id": "'; drop" },
  { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example", Forwarded: "for=_x" },
  { Host: "evil.example" },
  { Host: "[::1" },
  { Host: "a b" },
  { Host: "528801089669" },
  { Host: "1.2.3.4.5" },
  { Origin: "null" },
  { Origin: "https://evil.example" },
  { Origin: "%" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Idempotency-Key": "short" },
  { "Idempotency-Key": "k".repeat(8000) },
  { "Idempotency-Key": "k\u00e9y-of-latin-1" },
  { "If-None-Match": 'W/"'.repeat(1000) },
  { "Accept-Encoding": "br;q=NaN, ".repeat(500) },
  { Range: `bytes=0-,${"0-1,".repeat(1000)}` },
  { Cookie: "a=b;".repeat(2000) },
  { Accept: "*/*;q=".repeat(1000) },
  { "Content-Length": "0" },
  { Expect: "100-continue" },
];

/** Methods, addresses and headers that no browser of good will sends. */
export function requestAbuses(): RawRequest[] {
  const body = JSON.stringify(enquiry("How do I begin?"));
  return [
    ...paths.flatMap((path) => methods.map((method): RawRequest => ({ method, path }))),
    ...paths.map((path): RawRequest => ({ method: "POST", path })),
    ...strangePaths.flatMap((path): RawRequest[] => [{ path }, { method: "POST", path, body }]),
    ...strangeHeaders.flatMap((headers): RawRequest[] => [
      { path: "/", headers },
      { path: "/assets/nothing.js", headers },
      { path: "/api/careers/job/all", headers },
      {
        method: "POST",
        path: "/api/website/contactUs",
        headers: { "Content-Type": "application/json", ...headers },
        body: headers["Content-Length"] === "0" ? "" : body,
      },
    ]),
  ];
}

const get = "GET /api/careers/job/all HTTP/1.1\r\nHost: x\r\n";
const post =
  "POST /api/website/contactUs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

/** Requests that are not HTTP, or that can be parsed in two ways. */
export const socketAbuses: (string | Buffer)[] = [
  "\r\n\r\n",
  "hello\r\n\r\n",
  "GET /\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET http://evil.example/api/careers/job/all HTTP/1.1\r\nHost: x\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  Buffer.alloc(100_000, 0),
  `${get}${Array.from({ length: 5000 }, (_, i) => `X-Header-${i}: ${i}\r\n`).join("")}\r\n`,
  `${get}X-Long: ${"x".repeat(100_000)}\r\n\r\n`,
  `${get}X-Null: \0\r\n\r\n`,
  `${get}Bad Header: x\r\n\r\n`,
  `${get}: no name\r\n\r\n`,
  `${post}Content-Length: -1\r\n\r\n{}`,
  `${post}Content-Length: 99999999999999999999\r\n\r\n{}`,
  `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}}`,
  `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
  `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${post}Transfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${post}Transfer-Encoding: chunked\r\n\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `${post}Content-Length: 100\r\n\r\n{"name":`,
];
