import { expect, test } from "vitest";
import { temporaryFile } from "#test/support/site/databases.ts";
import { secretOfTests } from "#test/support/programs/webhook-receiver.ts";
import { readEndpoints } from "./endpoints.ts";

const sound = { name: "crm", url: "https://crm.example/hooks", secrets: [secretOfTests] };

const read = (given: unknown) =>
  readEndpoints(temporaryFile(typeof given === "string" ? given : JSON.stringify(given)));

test("without a file there are no addresses", () => {
  expect(readEndpoints(undefined)).toEqual([]);
});

test("a file that is not there is named with its variable", () => {
  expect(() => readEndpoints("/nowhere/webhooks.json")).toThrow(
    /^\/nowhere\/webhooks\.json \(WEBHOOKS_FILE\) is not there$/,
  );
});

test("an address of the bank's own network may be meant", () => {
  const own = { ...sound, url: "http://10.0.0.7/x", allowPrivateNetwork: true };
  expect(read([own])).toMatchObject([own]);
});

test("an address has secure defaults", () => {
  expect(read([sound])).toEqual([{ ...sound, allowPrivateNetwork: false, cvLinks: false }]);
});

test.each([
  ["two of one name", [sound, sound], "two have the same name"],
  ["http", [{ ...sound, url: "http://crm.example" }], "begins with https"],
  ["no secret", [{ ...sound, secrets: [] }], "secrets"],
  ["three secrets", [{ ...sound, secrets: Array(3).fill(secretOfTests) }], "secrets"],
  ["a short secret", [{ ...sound, secrets: ["whsec_c2hvcnQ="] }], "24 bytes or more"],
  [
    "a secret of no base64",
    [{ ...sound, secrets: [`whsec_${"=".repeat(40)}`] }],
    "24 bytes or more",
  ],
  ["a secret with a mistake", [{ ...sound, secrets: [`${secretOfTests}*`] }], "24 bytes or more"],
  ["an address of the bank's network", [{ ...sound, url: "https://10.0.0.7/x" }], "allowPrivate"],
  ["the same by its other form", [{ ...sound, url: "https://[fd00::7]/x" }], "allowPrivate"],
  ["an unknown event", [{ ...sound, events: ["enquiry.lost"] }], "events"],
  ["an unknown destination", [{ ...sound, destinations: ["complaint"] }], "destinations"],
  ["an unknown setting", [{ ...sound, secret: secretOfTests }], "secret"],
  ["a name with a space", [{ ...sound, name: "the crm" }], "small letters"],
  ["no JSON", `[{ "secrets": ["${secretOfTests}"], }]`, "is not JSON"],
])("%s is refused, and the message contains no secret", (_, given, message) => {
  const refusal = () => read(given);
  expect(refusal).toThrow(message);
  expect(refusal).not.toThrow(secretOfTests);
});
