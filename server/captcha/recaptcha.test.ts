import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { recordedLog } from "#test/support/content/careers.ts";
import { createRecaptcha } from "./recaptcha.ts";

/** A captcha that asks our test server instead of Google. */
async function setUp(google: RequestListener, patienceMs = 4000) {
  const server = createServer(google);
  const port = await portOf(server);
  const { log, lines } = recordedLog();
  const captcha = createRecaptcha({
    siteKey: "site-key",
    secret: "secret",
    hostname: "www.example.org",
    log,
    url: `http://127.0.0.1:${port}/siteverify`,
    patienceMs,
  });
  return { captcha, lines };
}
const answering =
  (answer: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(JSON.stringify(answer));
const yes = { success: true, hostname: "www.example.org" };

test("the request to Google has the secret, the token and the address", async () => {
  const asked: unknown[] = [];
  const { captcha, lines } = await setUp(async (request, response) => {
    asked.push(request.method, request.url, await text(request));
    response.end(JSON.stringify(yes));
  });
  expect(await captcha.verify("a token", "192.0.2.1")).toBeDefined();
  expect(asked).toEqual([
    "POST",
    "/siteverify",
    "secret=secret&response=a+token&remoteip=192.0.2.1",
  ]);
  expect(lines).toEqual([]);
  expect(captcha.siteKey).toBe("site-key");
  expect(captcha.challenge).toBeUndefined();
});

test.each<[string, RequestListener]>([
  ["no", answering({ success: false, "error-codes": ["timeout-or-duplicate"] })],
  ["a token of another site", answering({ ...yes, hostname: "evil.example" })],
  ["a token of no site", answering({ success: true })],
  ["another type", answering({ ...yes, success: "true" })],
  ["a list", answering([yes])],
  ["no JSON", (_request, response) => void response.end("<html>")],
  ["trouble", answering({}, 500)],
  [
    "another address",
    (_request, response) => void response.writeHead(302, { Location: "/" }).end(),
  ],
  ["a broken connection", (request) => void request.socket.destroy()],
])("the form is refused when Google answers %s", async (_what, google) => {
  const { captcha } = await setUp(google);
  expect(await captcha.verify("a token", "192.0.2.1")).toBeUndefined();
});

test("the form is refused if Google does not answer, and the log has neither token nor address", async () => {
  const { captcha, lines } = await setUp(() => {}, 50);
  expect(await captcha.verify("a token", "192.0.2.1")).toBeUndefined();
  expect(lines).toMatchObject([{ reason: "TimeoutError" }]);
  expect(JSON.stringify(lines)).not.toMatch(/token|192\.0/);
});

test.each([undefined, null, "", 1, {}, ["a token"], "x".repeat(8001)])(
  "%j is refused without a request to Google",
  async (token) => {
    let asked = 0;
    const { captcha } = await setUp((_request, response) => {
      asked += 1;
      response.end(JSON.stringify(yes));
    });
    expect(await captcha.verify(token, "192.0.2.1")).toBeUndefined();
    expect(asked).toBe(0);
  },
);
