import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import * as multipart from "#test/support/records/multipart-parts.ts";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";

type Stalled = {
  origin: string;
  path: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** The first bytes of a file after the fields: it stalls inside the file. */
  fileStart?: string;
};

/** Starts an upload that declares a large size, and stalls. The connection stays open until the test ends. */
export function stallUpload({ origin, path, fields, fileStart }: Stalled): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.resume();
  onTestFinished(() => void socket.destroy());
  const head = {
    Host: `${hostname}:${port}`,
    ...visitorHeaders(),
    "Content-Type": multipart.type,
    "Content-Length": String(5 * 1024 * 1024),
  };
  socket.write(`POST ${path} HTTP/1.1\r\n${linesOf(head)}\r\n\r\n`);
  for (const [name, value] of fields) socket.write(multipart.field(name, value));
  if (fileStart !== undefined) socket.write(multipart.fileHead() + fileStart);
  return socket;
}

const linesOf = (head: Readonly<Record<string, string>>) =>
  Object.entries(head)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\r\n");
