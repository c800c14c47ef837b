import { SMTPServer } from "smtp-server";
import { portOf } from "./listen.ts";
import { openDoor } from "./tcp-door.ts";

const later = () => Object.assign(new Error("Try again later"), { responseCode: 451 });

type Received = { messageId: string; text: string };

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

/**
 * A mail server that stores accepted emails until the test ends. It refuses every `refuseEvery`th email temporarily,
 * and can go down.
 */
export async function startSmtpSink({ refuseEvery = Infinity } = {}) {
  const received: Received[] = [];
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (text += chunk));
      stream.on("end", () => {
        offered += 1;
        if (offered % refuseEvery === 0) return done(later());
        const messageId = /^Message-ID:\s*<(.+)>/im.exec(text)?.[1] ?? "";
        received.push({ messageId, text });
        return done();
      });
    },
  });
  // Clients that are killed half-way are expected in these tests.
  server.on("error", () => undefined);
  const door = await openDoor(await portOf(server.server));
  return {
    url: `smtp://127.0.0.1:${door.port}`,
    received,
    tries: door.tries,
    set: door.set,
  };
}
