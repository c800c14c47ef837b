import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

type ReceivedSms = { to: string; message: string; from: string | null; username: string };

type Answer = (response: ServerResponse, sms: ReceivedSms) => void;

/** A stand-in for Africa's Talking that speaks its protocol and keeps what it was sent. */
export async function startSmsGateway({ port = 0, apiKey = "test-key" } = {}) {
  const received: ReceivedSms[] = [];
  let answer: Answer = answerWithCode(101);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await text(request));
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    if (request.method !== "POST" || !isForm) return response.writeHead(400).end();
    if (request.headers["apikey"] !== apiKey || !form.get("username"))
      return response.writeHead(401).end("The supplied authentication is invalid");
    const sms: ReceivedSms = {
      to: form.get("to") ?? "",
      message: form.get("message") ?? "",
      from: form.get("from"),
      username: form.get("username") ?? "",
    };
    received.push(sms);
    return answer(response, sms);
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on a port");

  return {
    url: `http://127.0.0.1:${address.port}/version1/messaging`,
    apiKey,
    received,
    answerWith(next: Answer) {
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The gateway's answer about a message: 100 to 102 took it, all others did not. */
export function answerWithCode(statusCode: number): Answer {
  return (response, { to }) => {
    const recipient = {
      statusCode,
      number: to,
      status: statusCode <= 102 ? "Success" : "Failed",
      cost: statusCode <= 102 ? "KES 0.8000" : "0",
      messageId: statusCode <= 102 ? "ATXid_1" : "None",
    };
    const data = { SMSMessageData: { Message: "Sent to 1/1", Recipients: [recipient] } };
    response.writeHead(201, { "Content-Type": "application/json" }).end(JSON.stringify(data));
  };
}

/** Takes the message and never says a word. */
export const hang: Answer = () => undefined;
