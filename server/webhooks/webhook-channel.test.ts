import { expect, test } from "vitest";
import { listenAt } from "#test/support/programs/listen.ts";
import { enquiryRow } from "#test/support/records/records.ts";
import {
  isGenuine,
  nextSecretOfTests,
  secretOfTests,
  startReceiver,
} from "#test/support/programs/webhook-receiver.ts";
import { MessageFailure, PermanentFailure } from "../outbox/channel.ts";
import type { Endpoint } from "./endpoints.ts";
import { postJson } from "./post-json.ts";
import { enquiryReceived } from "./record-events.ts";
import { webhookChannel } from "./webhook-channel.ts";

const message = { id: "an-id", about: "E-0000-0001", attempts: 1, createdAt: 0 };
const event = enquiryReceived(enquiryRow(), {
  section: "Home Loan",
  isBooking: false,
  language: "en",
});
const cvLinks = { make: (reference: string) => `https://www.example.org/cv?${reference}` };

function deliverTo(url: string, given: Partial<Endpoint> = {}, payload: unknown = event) {
  const endpoint = { name: "crm", url, secrets: [secretOfTests], cvLinks: false };
  const channel = webhookChannel(
    { ...endpoint, allowPrivateNetwork: true, ...given },
    { now: Date.now, cvLinks },
  );
  return channel.deliver(payload, message);
}

test("an event arrives as it is, signed with each secret", async () => {
  const { url, received } = await startReceiver();
  await deliverTo(url, { secrets: [secretOfTests, nextSecretOfTests] });
  const [sent] = received;
  if (!sent) throw new Error("Nothing arrived");
  expect(JSON.parse(sent.body)).toEqual(event);
  expect(sent.id).toBe(message.id);
  expect(isGenuine(sent, secretOfTests)).toBe(true);
  expect(isGenuine(sent, nextSecretOfTests)).toBe(true);

  const other = `whsec_${Buffer.alloc(32, "x").toString("base64")}`;
  expect(isGenuine(sent, other)).toBe(false);
  expect(isGenuine({ ...sent, body: sent.body.replace("E-0000", "E-0001") }, secretOfTests)).toBe(
    false,
  );
  const anHourAgo = String(Number(sent.headers["webhook-timestamp"]) - 3600);
  const replayed = { ...sent.headers, "webhook-timestamp": anHourAgo };
  expect(isGenuine({ ...sent, headers: replayed }, secretOfTests)).toBe(false);
  const renamed = { ...sent.headers, "webhook-id": "another-id" };
  expect(isGenuine({ ...sent, headers: renamed }, secretOfTests)).toBe(false);
});

test.each([
  [400, MessageFailure],
  [422, MessageFailure],
  [410, PermanentFailure],
  [302, Error],
  [401, Error],
  [404, Error],
  [500, Error],
  [503, Error],
])("the error for an answer of %i does not contain the event", async (status, kind) => {
  const { url, tries } = await startReceiver(() => status);
  const failure: unknown = await deliverTo(url).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(kind);
  expect(failure instanceof MessageFailure).toBe(kind !== Error);
  expect(failure).toMatchObject({ message: `HTTP ${status}` });
  // A redirect is not followed.
  expect(tries()).toBe(1);
});

test.each(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0x7f000001", "localhost"])(
  "%s is refused as a private address unless that is allowed",
  async (host) => {
    const { url, tries } = await startReceiver();
    const { port } = new URL(url);
    const sent = deliverTo(`http://${host}:${port}`, { allowPrivateNetwork: false });
    await expect(sent).rejects.toThrow("The address is of a private network");
    expect(tries()).toBe(0);
  },
);

test("the error for a receiver that is down or silent is only a code", async () => {
  const silent = await listenAt(() => {});
  const post = { body: "{}", headers: {}, allowPrivateNetwork: true, timeoutMs: 50 };
  await expect(postJson(silent, post)).rejects.toThrow(/^No answer in time$/);
  await expect(postJson("http://127.0.0.1:1", { ...post, timeoutMs: 10_000 })).rejects.toThrow(
    /^ECONNREFUSED$/,
  );
});

test.each([
  ["clean", true, true],
  ["clean", false, false],
  ["waiting", true, false],
  ["unscanned", true, false],
  ["infected", true, false],
])("a CV that is %s has a link where that is set to %s: %s", async (scan, isSet, isLinked) => {
  const { url, received } = await startReceiver();
  const data = { reference: "A-0000-0001", cv: { scan } };
  await deliverTo(url, { cvLinks: isSet }, { type: "application.received", data });
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({
    data: { cv: isLinked ? { scan, link: cvLinks.make("A-0000-0001") } : { scan } },
  });
  expect(received[0]?.body.includes("link")).toBe(isLinked);
});

test("a payload that is not an event is not retried", async () => {
  const { url, tries } = await startReceiver();
  await expect(deliverTo(url, {}, { text: "an email" })).rejects.toBeInstanceOf(PermanentFailure);
  expect(tries()).toBe(0);
});
