import { expect, test } from "vitest";
import { readPolicyReports } from "./policy-report.ts";

const origin = "https://www.example.org";
const page = "/borrow/for-individuals/home-loan";

const old = (report: object) => ({
  "csp-report": { "document-uri": origin + page, "effective-directive": "img-src", ...report },
});
const recent = (body: object, more = {}) => ({
  type: "csp-violation",
  url: origin + page,
  body: { documentURL: origin + page, effectiveDirective: "img-src", ...body },
  ...more,
});
const read = (sent: unknown) => readPolicyReports(sent, origin);

test.each([
  ["inline", "inline"],
  ["eval", "eval"],
  ["trusted-types-sink", "trusted-types-sink"],
  ["data", "data"],
  ["data:text/html,0712345678", "data"],
  ["https://evil.example/a?name=Wanjiku", "https://evil.example"],
  [`${origin}/hidden?phone=0712345678`, "self"],
  ["0712345678", "other"],
  ["", "other"],
])("%s is reported as %s, by old browsers and new", (blocked, kind) => {
  const told = [{ directive: "img-src", blocked: kind, page }];
  expect(read(old({ "blocked-uri": blocked }))).toEqual(told);
  expect(read([recent({ blockedURL: blocked })])).toEqual(told);
});

test("a report has the path of the page, and no search term", () => {
  const at = (path: string) => read(old({ "document-uri": origin + path }))?.[0]?.page;
  expect(at("/contact-us?name=Wanjiku#form")).toBe("/contact-us");
  expect(at("/search/wanjiku")).toBe("/search/(term)");
  expect(at(`/${"a".repeat(500)}`)).toHaveLength(200);
});

test("a directive is one of the standard's, without its values", () => {
  const told = (directive: string) =>
    read(old({ "effective-directive": directive }))?.[0]?.directive;
  expect(told("script-src-elem")).toBe("script-src-elem");
  expect(told("script-src 'self' https://a.example")).toBe("script-src");
  expect(told("0712345678")).toBe("other");
  expect(
    read(old({ "effective-directive": undefined, "violated-directive": "font-src x" })),
  ).toEqual([{ directive: "font-src", blocked: "other", page }]);
});

test.each([
  ["an extension of Chrome", { "blocked-uri": "chrome-extension://abc/inject.js" }],
  ["an extension by its kind alone", { "blocked-uri": "moz-extension" }],
  ["an extension of Safari", { "blocked-uri": "safari-web-extension://abc/a.js" }],
  ["an address Safari masks", { "blocked-uri": "webkit-masked-url://hidden/" }],
  ["an extension's script", { "blocked-uri": "inline", "source-file": "chrome-extension://abc" }],
  ["an empty frame", { "blocked-uri": "about" }],
  ["a page of another site", { "document-uri": "https://evil.example/" }],
  ["no page", { "document-uri": "about:blank" }],
])("%s is left out", (_, report) => {
  expect(read(old(report))).toEqual([]);
});

test("reports of other kinds are left out, and of many the first ten are read", () => {
  expect(read([recent({}, { type: "deprecation" }), recent({ blockedURL: null })])).toHaveLength(1);
  expect(read([{ type: "network-error", url: origin, body: null }])).toEqual([]);
  expect(read(Array.from({ length: 50 }, () => recent({})))).toHaveLength(10);
});

test.each([undefined, null, 1, "csp-report", {}, { "csp-report": null }, [1], [{}]])(
  "%j is no report",
  (sent) => {
    expect(read(sent)).toBeUndefined();
  },
);
