import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";

export type RawRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * Sends requests that fetch would correct or refuse, on a new connection, so that a broken request affects no other.
 * `signal` aborts it.
 */
export async function askRaw(
  origin: string,
  { method = "GET", path, headers = {}, body }: RawRequest,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const sending = request({
    hostname,
    port,
    method,
    path,
    headers: { ...visitorHeaders(), ...headers },
    signal,
    agent: false,
  });
  sending.end(body);
  const [response] = await once(sending, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/**
 * Sends bytes that may not be HTTP, and reads until the server closes; with `quietMs`, until that long a silence, if a
 * server may rightly wait for more. `breaksOff` closes its own side after sending.
 */
export async function sayRaw(
  origin: string,
  bytes: string | Buffer,
  { quietMs = 0, breaksOff = false } = {},
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let heard = "";
  socket.setEncoding("latin1");
  socket.on("data", (piece: string) => (heard += piece));
  socket.on("error", () => undefined);
  socket.setTimeout(quietMs, () => socket.destroy());
  socket.write(bytes, () => breaksOff && socket.end());
  await new Promise((resolve) => socket.on("close", resolve));
  return heard;
}
