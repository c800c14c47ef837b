import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "./listen.ts";

type ReceivedSms = { to: string; message: string; from: string | null; username: string };

type Answer = (response: ServerResponse, sms: ReceivedSms) => void;

const apiKey = "test-key";

/** A fake of Africa's Talking that speaks its protocol and stores the messages until the test ends. */
export async function startSmsGateway() {
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
  const url = `http://127.0.0.1:${await portOf(server)}/version1/messaging`;
  return {
    url,
    apiKey,
    received,
    answerWith(next: Answer) {
      answer = next;
    },
    stop: () => void server.close(),
    /** A server's settings for this gateway. */
    environment: { SMS_URL: url, SMS_USERNAME: "sandbox", SMS_API_KEY: apiKey },
    /** The code in the newest message to a phone. */
    codeTo: (phone: string): string =>
      received.findLast(({ to }) => to.endsWith(phone))?.message.slice(-6) ?? "",
  };
}

/** The gateway's status for a message: 100 to 102 mean accepted, all others refused. */
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

/** Accepts the message and never answers. */
export const hang: Answer = () => undefined;
