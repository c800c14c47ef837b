import { expect, test } from "vitest";
import { answerWithCode, hang, startSmsGateway } from "#test/support/programs/sms-gateway.ts";
import { africasTalkingSms } from "./africas-talking-sms.ts";

const phone = "254712345678";

async function setUp(options: { apiKey?: string; sender?: string } = {}) {
  const gateway = await startSmsGateway();
  const { url, apiKey } = gateway;
  const sms = africasTalkingSms({ url, apiKey, username: "hfc", ...options });
  const send = (text = "Your code is 123456.", signal = AbortSignal.timeout(5000)) =>
    sms.send(phone, text, signal);
  return { gateway, send };
}

test("sends the form that the gateway reads", async () => {
  const { gateway, send } = await setUp({ sender: "HFC" });
  expect(await send("Habari & karibu: 123456\n@hfc.example #123456")).toEqual({ ok: true });
  expect(gateway.received).toEqual([
    {
      to: "+254712345678",
      message: "Habari & karibu: 123456\n@hfc.example #123456",
      from: "HFC",
      username: "hfc",
    },
  ]);
});

test("without a configured sender, it sends none", async () => {
  const { gateway, send } = await setUp();
  await send();
  expect(gateway.received[0]?.from).toBeNull();
});

test.each([100, 101, 102])("the recipient's code %i means accepted", async (code) => {
  const { gateway, send } = await setUp();
  gateway.answerWith(answerWithCode(code));
  expect(await send()).toEqual({ ok: true });
});

test.each([401, 402, 403, 404, 405, 406, 407, 409, 500, 501, 502, 0, 103])(
  "the recipient's code %i means refused, whatever the HTTP status",
  async (code) => {
    const { gateway, send } = await setUp();
    gateway.answerWith(answerWithCode(code));
    expect(await send()).toEqual({ ok: false, reason: `SMS gateway: code ${code}` });
  },
);

test.each([200, 302, 400, 401, 429, 500, 503])("HTTP %i is a failure", async (status) => {
  const { gateway, send } = await setUp();
  gateway.answerWith((response, sms) => {
    response.setHeader("Location", gateway.url);
    const answer = { SMSMessageData: { Recipients: [{ statusCode: 101, number: sms.to }] } };
    response.writeHead(status).end(JSON.stringify(answer));
  });
  expect(await send()).toEqual({ ok: false, reason: `SMS gateway: HTTP ${status}` });
  expect(gateway.received).toHaveLength(1);
});

test.each([
  ["", "an answer that cannot be read"],
  ["<html>+254712345678</html>", "an answer that cannot be read"],
  ["null", "an answer that cannot be read"],
  ["{}", "an answer that cannot be read"],
  ['{"SMSMessageData":{"Recipients":[{"statusCode":"101"}]}}', "an answer that cannot be read"],
  ['{"SMSMessageData":{"Message":"InvalidSenderId","Recipients":[]}}', "no recipient"],
])(
  "an unreadable response is a failure, and its text is not in the reason: %s",
  async (body, reason) => {
    const { gateway, send } = await setUp();
    gateway.answerWith((response) => response.writeHead(201).end(body));
    expect(await send()).toEqual({ ok: false, reason: `SMS gateway: ${reason}` });
  },
);

test("a wrong key is a failure", async () => {
  const { gateway, send } = await setUp({ apiKey: "another" });
  expect(await send()).toEqual({ ok: false, reason: "SMS gateway: HTTP 401" });
  expect(gateway.received).toEqual([]);
});

test("a gateway that does not respond in time is a failure", async () => {
  const { gateway, send } = await setUp();
  gateway.answerWith(hang);
  const result = await send("x", AbortSignal.timeout(100));
  expect(result).toEqual({ ok: false, reason: "SMS gateway: no answer in time" });
});

test("a gateway that stops in the middle of its answer is a failure", async () => {
  const { gateway, send } = await setUp();
  gateway.answerWith((response) => {
    response.writeHead(201, { "Content-Length": "500" }).write("{");
    setImmediate(() => response.destroy());
  });
  expect(await send()).toMatchObject({ ok: false });
});

test("a server that cannot be reached is a failure", async () => {
  const { gateway, send } = await setUp();
  await gateway.stop();
  expect(await send()).toEqual({ ok: false, reason: "SMS gateway: ECONNREFUSED" });
});
