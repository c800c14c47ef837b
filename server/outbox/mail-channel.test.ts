import { expect, test } from "vitest";
import { type Mail, type MailMark, MailRefused } from "../adapters/mail/mail.ts";
import { MessageFailure, PermanentFailure } from "./channel.ts";
import { mailChannel } from "./mail-channel.ts";

const mail: Mail = {
  from: { name: "HFC", address: "website@hfc.example" },
  to: { name: "", address: "wanjiku@post.example" },
  subject: "x",
  text: "y",
};
const message = { id: "id-1", about: "E-1", attempts: 1, createdAt: 5 };

function setUp() {
  const sent: [Mail, MailMark][] = [];
  const channel = mailChannel({
    async send(one, mark) {
      sent.push([one, mark]);
    },
  });
  return { channel, sent };
}

test("sends the mail of the payload under the message's id and time", async () => {
  const { channel, sent } = setUp();
  await channel.deliver(structuredClone(mail), message);
  expect(sent).toEqual([[mail, expect.objectContaining({ id: "id-1", createdAt: 5 })]]);
});

test.each([
  [new MailRefused("550", true), new PermanentFailure("550")],
  [new MailRefused("451", false), new MessageFailure("451")],
  [new Error("no connection"), new Error("no connection")],
])("if the sender throws %o, the delivery fails with %o", async (thrown, failure) => {
  const channel = mailChannel({ send: () => Promise.reject(thrown) });
  await expect(channel.deliver(mail, message)).rejects.toStrictEqual(failure);
});

test.each([
  null,
  "wanjiku@post.example",
  {},
  { ...mail, to: "wanjiku@post.example" },
  { ...mail, to: { name: "", address: "a@post.example, b@post.example" } },
  { ...mail, to: { name: "", address: "a@post.example>\r\nRCPT TO:<b@post.example" } },
  { ...mail, to: { name: "", address: "nobody" } },
  { ...mail, subject: 5 },
  { ...mail, attachments: [{ path: "/etc/passwd" }] },
])("an invalid payload is given up, and not quoted: %j", async (payload) => {
  const { channel, sent } = setUp();
  const delivery = channel.deliver(payload, message);
  await expect(delivery).rejects.toThrow(new PermanentFailure("The payload is no mail"));
  expect(sent).toEqual([]);
});
