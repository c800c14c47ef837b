import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { visitorHeaders } from "./visitor-address.ts";

const boundary = "a-boundary-of-its-own";

type Stalled = {
  origin: string;
  path: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** The first bytes of a file after the fields: silence comes inside it. */
  fileStart?: string;
};

/** Begins an upload that says it is large, and falls silent. The connection stays open until the test ends. */
export function stallUpload({ origin, path, fields, fileStart }: Stalled): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.resume();
  onTestFinished(() => void socket.destroy());
  const head = {
    Host: `${hostname}:${port}`,
    ...visitorHeaders(),
    "Content-Type": `multipart/form-data; boundary=${boundary}`,
    "Content-Length": String(5 * 1024 * 1024),
  };
  socket.write(`POST ${path} HTTP/1.1\r\n${linesOf(head)}\r\n\r\n`);
  for (const [name, value] of fields)
    socket.write(`${partHead(`form-data; name="${name}"`)}\r\n${value}\r\n`);
  if (fileStart !== undefined)
    socket.write(
      `${partHead('form-data; name="cv"; filename="cv.pdf"')}Content-Type: application/pdf\r\n\r\n${fileStart}`,
    );
  return socket;
}

const linesOf = (head: Readonly<Record<string, string>>) =>
  Object.entries(head)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\r\n");

const partHead = (disposition: string) =>
  `--${boundary}\r\nContent-Disposition: ${disposition}\r\n`;
