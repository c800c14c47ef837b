import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { openDoor } from "./tcp-door.ts";

const later = () => Object.assign(new Error("Try again later"), { responseCode: 451 });

type Answer = "accepts" | "refuses" | "says nothing";
type Received = { messageId: string; to: string; text: string };

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

/**
 * A mail server that stores accepted emails until the test ends. It refuses every `refuseEvery`th email temporarily,
 * and can go down.
 */
export async function startSmtpSink({ refuseEvery = Infinity } = {}) {
  const received: Received[] = [];
  let offered = 0;
  let answer: Answer = "accepts";
  const refusalOf = (text: string, to: string) => {
    offered += 1;
    if (offered % refuseEvery === 0) return later();
    const messageId = /^Message-ID:\s*<(.+)>/im.exec(text)?.[1] ?? "";
    received.push({ messageId, to, text });
    return answer === "refuses" ? later() : undefined;
  };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      let text = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (text += chunk));
      stream.on("end", () => {
        const refusal = refusalOf(text, envelope.rcptTo[0]?.address ?? "");
        if (answer !== "says nothing") done(refusal);
      });
    },
  });
  // Clients that are killed half-way are expected in these tests.
  server.on("error", () => undefined);
  const inner = server.listen(0, "127.0.0.1");
  await once(inner, "listening");
  // The cast: a server that listens on a port has an address of this kind.
  const door = await openDoor((inner.address() as AddressInfo).port);

  onTestFinished(async () => {
    await door.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url: `smtp://127.0.0.1:${door.port}`,
    received,
    tries: door.tries,
    set: door.set,
    /** Its answer, from now on, to an accepted email. */
    answerWith(next: Answer) {
      answer = next;
    },
  };
}
