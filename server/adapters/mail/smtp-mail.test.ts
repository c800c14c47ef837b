import { createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#test/support/programs/free-port.ts";
import { portOf } from "#test/support/programs/listen.ts";
import { type Mail, MailRefused } from "./mail.ts";
import { smtpMail } from "./smtp-mail.ts";

const mail: Mail = {
  from: { name: "HFC", address: "website@hfc.example" },
  to: { name: "Wanjikũ Ng'ang'a", address: "wanjiku@post.example" },
  replyTo: { name: "", address: "enquiries@hfc.example" },
  subject: "Your enquiry",
  text: "Habari Wanjikũ,\n\nAsante.\n",
};

const first = { id: "id-1", createdAt: Date.UTC(2026, 10, 22, 9) };
const second = { id: "id-2", createdAt: first.createdAt };

const refusal = (responseCode: number) =>
  Object.assign(new Error("about wanjiku@post.example"), { responseCode });

type Received = { raw: string; headers: string; from: string; to: string[] };

/** A mail server that records what it accepts; `options` define what it refuses. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      // Unfolded, as every mail program reads them.
      const headers = raw.slice(0, raw.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      received.push({ raw, headers, from, to: envelope.rcptTo.map(({ address }) => address) });
      done();
    },
    ...options,
  });
  const sockets: Socket[] = [];
  server.server.on("connection", (socket) => sockets.push(socket));
  return {
    received,
    url: `smtp://127.0.0.1:${await portOf(server.server)}`,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
  };
}

function openMail(url: string, patienceMs = 4000) {
  const sender = smtpMail(url, { patienceMs, connections: 2 });
  onTestFinished(() => sender.close());
  return sender;
}

test("delivers to the recipient, in letters of any script", async () => {
  const { url, received } = await startMailServer();
  await openMail(url).send(mail, first);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: "website@hfc.example", to: ["wanjiku@post.example"] });
  const headers = received[0]?.headers ?? "";
  expect(headers).toContain("Reply-To: enquiries@hfc.example");
  expect(headers).toContain("Auto-Submitted: auto-generated");
  expect(headers).toMatch(/^To: =\?UTF-8\?Q\?Wanjik=C5=A9_Ng=27ang=27a\?= <wanjiku@post/m);
  expect(received[0]?.raw).toContain("Habari Wanjik=C5=A9,");
});

test("a repeat has the same Message-ID and Date, another email has its own", async () => {
  const { url, received } = await startMailServer();
  const sender = openMail(url);
  for (const mark of [first, first, second]) await sender.send(mail, mark);
  const ids = received.map(({ headers }) => /^Message-ID: (.*)$/im.exec(headers)?.[1]);
  expect(ids).toEqual(["<id-1@hfc.example>", "<id-1@hfc.example>", "<id-2@hfc.example>"]);
  expect(received[1]?.raw).toBe(received[0]?.raw);
  expect(received[0]?.headers).toContain("Date: Sun, 22 Nov 2026 09:00:00 +0000");
});

test("after a temporary failure the same sender can send again", async () => {
  let isFirst = true;
  const { url, received } = await startMailServer({
    onRcptTo(_address, _session, done) {
      done(isFirst ? refusal(451) : undefined);
      isFirst = false;
    },
  });
  const sender = openMail(url);
  const refused = new MailRefused("SMTP: EENVELOPE 451 RCPT TO", false);
  await expect(sender.send(mail, first)).rejects.toStrictEqual(refused);
  await sender.send(mail, first);
  expect(received).toHaveLength(1);
});

test("a recipient refused permanently is a permanent failure, whose message omits the address", async () => {
  const { url } = await startMailServer({
    onRcptTo: (_address, _session, done) => done(refusal(550)),
  });
  const refused = new MailRefused("SMTP: EENVELOPE 550 RCPT TO", true);
  await expect(openMail(url).send(mail, first)).rejects.toStrictEqual(refused);
});

test("a refused text is a temporary failure of this message only", async () => {
  const { url } = await startMailServer({
    onData(stream, _session, done) {
      stream.resume().on("end", () => done(refusal(554)));
    },
  });
  const refused = expect.objectContaining({ constructor: MailRefused, isFinal: false });
  await expect(openMail(url).send(mail, first)).rejects.toEqual(refused);
});

test("a refused sender is a failure of the whole channel", async () => {
  const { url } = await startMailServer({
    onMailFrom: (_address, _session, done) => done(refusal(550)),
  });
  const failure = new Error("SMTP: EENVELOPE 550 MAIL FROM");
  await expect(openMail(url).send(mail, first)).rejects.toStrictEqual(failure);
});

test("a server that cannot be reached is a failure of the whole channel", async () => {
  const sending = openMail(`smtp://127.0.0.1:${await freePort()}`).send(mail, first);
  await expect(sending).rejects.toStrictEqual(new Error("SMTP: ESOCKET CONN ECONNREFUSED"));
});

test.each<[string, (socket: Socket) => void]>([
  ["stays silent", () => {}],
  [
    "never ends its answer",
    (socket) => {
      socket.write("220 mail.example\r\n");
      const talk = setInterval(() => socket.write("250-AND MORE\r\n"), 20);
      socket.on("close", () => clearInterval(talk)).on("error", () => {});
    },
  ],
])("a server that %s times out", async (_what, answer) => {
  const url = `smtp://127.0.0.1:${await portOf(createServer(answer))}`;
  await expect(openMail(url, 200).send(mail, first)).rejects.toBeInstanceOf(Error);
});

test("a connection that the server closed in the meantime is not a failure", async () => {
  const { url, received, hangUp } = await startMailServer();
  const sender = openMail(url);
  await sender.send(mail, first);
  hangUp();
  await sender.send(mail, second);
  expect(received).toHaveLength(2);
});

test("line breaks in a name or subject cannot add a header or recipient", async () => {
  const { url, received } = await startMailServer();
  const injection = "x\r\nBcc: other@post.example\r\n\r\nBody";
  await openMail(url).send(
    {
      ...mail,
      to: { ...mail.to, name: injection },
      replyTo: { name: injection, address: "a@post.example" },
      subject: injection,
      text: "One\r\n.\r\nRCPT TO:<other@post.example>\r\n",
    },
    first,
  );
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(["wanjiku@post.example"]);
  expect(received[0]?.headers).not.toMatch(/^Bcc:/im);
  expect(received[0]?.headers.split("\r\n").map((line) => line.split(":")[0])).toEqual([
    "Auto-Submitted",
    "From",
    "To",
    "Reply-To",
    "Subject",
    "Message-ID",
    "Date",
    "Content-Transfer-Encoding",
    "MIME-Version",
    "Content-Type",
  ]);
});
