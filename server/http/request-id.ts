import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const name = "x-request-id";

/** Gives a request our own id, replacing any that the visitor sent. */
export function giveId(request: IncomingMessage): string {
  const id = randomUUID();
  setHeader(request, name, id);
  return id;
}

/** Sets a header that a visitor must not be able to set. */
export function setHeader(request: IncomingMessage, header: string, value: string): void {
  request.headers[header] = value;
  // Later code reads the headers as they were sent, name and value in turn.
  const sent = request.rawHeaders;
  for (let i = sent.length - 2; i >= 0; i -= 2) {
    if (sent[i]?.toLowerCase() === header) sent.splice(i, 2);
  }
  sent.push(header, value);
}

/** The header that returns the id to the visitor; empty if there is none. */
export function idHeader({ headers }: IncomingMessage): string[] {
  const id = headers[name];
  return typeof id === "string" ? [name, id] : [];
}
