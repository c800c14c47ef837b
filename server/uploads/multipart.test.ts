import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { Agent, createServer, request as ask } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#test/support/databases.ts";
import { end, field, file, type } from "#test/support/multipart-parts.ts";
import { openFiles } from "#test/support/open-files.ts";
import { type Fields, readMultipart, type Upload } from "./multipart.ts";

const megabyte = 1024 * 1024;
type Given = { maxFileBytes?: number; mayKeepFile?: (fields: Fields) => Promise<boolean> };

function reader({ maxFileBytes = megabyte, mayKeepFile = async () => true }: Given = {}) {
  const folder = join(temporaryFolder(), "tmp");
  const options = { folder, maxFileBytes, fileField: "cv", mayKeepFile };
  const read = (body: BodyInit, contentType = type) => {
    const headers = { "Content-Type": contentType };
    // A stream is sent while the answer is awaited, which its type does not know.
    const streamed: RequestInit & { duplex: "half" } = { duplex: "half" };
    const sent = { ...streamed, method: "POST", headers, body };
    return readMultipart(new Request("http://site.example/", sent), options);
  };
  return { folder, options, read };
}
const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const bytesIn = (folder: string) =>
  filesIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

test("fields in their order, and the file on the disk, for nobody else to read", async () => {
  const { read, folder } = reader();
  const upload = await read(
    field("b", "1") + field("a", "Wanjikũ") + file("content") + field("c", "") + end,
  );
  expect([...upload.fields]).toEqual([
    ["b", "1"],
    ["a", "Wanjikũ"],
    ["c", ""],
  ]);
  expect(upload.file).toMatchObject({ name: "cv.pdf", bytes: 7 });
  const path = upload.file?.path ?? "";
  expect(readFileSync(path, "utf8")).toBe("content");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a file of the largest size allowed", async () => {
  const { read } = reader({ maxFileBytes: 1000 });
  const upload = await read(file("x".repeat(1000)) + end);
  expect(upload.file?.bytes).toBe(1000);
});

test("the fields before the file decide whether it is kept; those after it are read all the same", async () => {
  const seen: string[][] = [];
  const { read, folder } = reader({
    async mayKeepFile(fields) {
      seen.push([...fields.keys()]);
      return false;
    },
  });
  const upload = await read(field("a", "1") + file("x".repeat(500_000)) + field("z", "2") + end);
  expect(seen).toEqual([["a"]]);
  expect([...upload.fields.keys()]).toEqual(["a", "z"]);
  expect(upload.file).toBeUndefined();
  expect(filesIn(folder)).toEqual([]);
});

test("names of an object's own parts are fields like others", async () => {
  const { fields } = await reader().read(
    field("__proto__", "1") + field("constructor", "2") + field("toString", "3") + end,
  );
  expect([...fields]).toEqual([
    ["__proto__", "1"],
    ["constructor", "2"],
    ["toString", "3"],
  ]);
});

test.each([
  ["a file field left empty", file("", { filename: "" })],
  ["a file of another field", file("content", { name: "photo" })],
])("%s is no file", async (_name, part) => {
  const { read, folder } = reader();
  const upload = await read(part + end);
  expect(upload).toMatchObject({ file: undefined });
  expect(upload.fault).toBeUndefined();
  expect(filesIn(folder)).toEqual([]);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => field(`f${i}`, "x")).join("");

describe.each<[string, string, Upload["fault"]]>([
  ["no body", "", "malformed"],
  ["no multipart", "a=1&b=2", "malformed"],
  ["an end that is missing", field("a", "1") + file("content"), "malformed"],
  ["a part that is cut off", field("a", "1") + file("content").slice(0, -20), "malformed"],
  ["a head that is cut off", `${field("a", "1")}--b\r\nContent-Dispo`, "malformed"],
  ["two files", file("1") + file("2") + end, "malformed"],
  ["a field given twice", field("a", "1") + file("1") + field("a", "2") + end, "malformed"],
  ["a field without a name", `${file("1") + field("", "1")}${end}`, "malformed"],
  ["a name of 200 kB", field("a".repeat(200_000), "1") + end, "malformed"],
  ["a name of 101 signs", file("1") + field("a".repeat(101), "1") + end, "malformed"],
  ["a field of more than 64 kB", file("1") + field("a", "x".repeat(65_537)) + end, "too-large"],
  ["61 fields", file("1") + many(61) + end, "too-large"],
  ["a file too large", file("x".repeat(megabyte + 1)) + end, "too-large"],
  ["a preamble too large", "x".repeat(6 * megabyte), "too-large"],
])("%s", (_name, body, fault) => {
  test("is told, and nothing is left", async () => {
    const { read, folder } = reader();
    const before = openFiles();
    const upload = await read(body);
    expect(upload.fault).toBe(fault);
    expect(upload.file).toBeUndefined();
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
    expect(filesIn(folder)).toEqual([]);
  });
});

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"b".repeat(10_000)}`,
  "multipart/mixed; boundary=b",
  "application/x-www-form-urlencoded",
])("%.60s is malformed", async (contentType) => {
  expect(await reader().read(field("a", "1") + end, contentType)).toMatchObject({
    fault: "malformed",
  });
});

test("a file that was kept is removed when what follows it fails", async () => {
  const { read, folder } = reader();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(`${file("content")}--b\r\nContent-Disposition: form-data`));
      await vi.waitFor(() => expect(bytesIn(folder)).toBe(7));
      // Its last step, after the bytes are there.
      await sleep(50);
      controller.close();
    },
  });
  expect(await read(body)).toMatchObject({ fault: "malformed" });
  expect(filesIn(folder)).toEqual([]);
});

test("a failure of our own is thrown, and nothing is left", async () => {
  const { read } = reader({
    mayKeepFile: async () => {
      throw new Error("The database is gone");
    },
  });
  await expect(read(field("a", "1") + file("x".repeat(500_000)) + end)).rejects.toThrow(
    "The database is gone",
  );
});

test("whatever comes, a form is read or refused", { timeout: 60_000 }, async () => {
  const { read, folder } = reader();
  const sound = Buffer.from(field("a", "1") + file("content") + field("c", "3") + end);
  const before = openFiles();
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 400; round += 1) {
    const bytes = Buffer.from(sound);
    for (let change = 0; change <= random(6); change += 1)
      bytes[random(bytes.length)] = random(256);
    const { fault } = await read(bytes.subarray(0, bytes.length - random(2) * random(80)));
    expect([undefined, "malformed", "too-large"]).toContain(fault);
  }
  await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
  // Those that were kept are the caller's to remove.
  expect(filesIn(folder).length).toBeLessThanOrEqual(400);
});

describe("over a connection", () => {
  async function serve(given?: Given) {
    const { folder, options } = reader(given);
    const uploads: Upload[] = [];
    const server = createServer(
      getRequestListener(async (request) => {
        const upload = await readMultipart(request, options);
        uploads.push(upload);
        return Response.json({ fault: upload.fault ?? null }, { status: upload.fault ? 413 : 200 });
      }),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    // The cast: a server that listens on a port has an address of this kind.
    const { port } = server.address() as AddressInfo;
    return { folder, uploads, port };
  }

  const send = async (port: number, bytes: number, isDeclared: boolean) => {
    const head = Buffer.from(file("").slice(0, -2));
    const tail = Buffer.from(`\r\n${end}`);
    const length = head.length + bytes + tail.length;
    const agent = new Agent({ keepAlive: true });
    const asked = ask({
      agent,
      port,
      host: "127.0.0.1",
      method: "POST",
      headers: { "Content-Type": type, ...(isDeclared && { "Content-Length": String(length) }) },
    });
    const answered = once(asked, "response");
    answered.catch(() => undefined);
    let sent = 0;
    const piece = Buffer.alloc(64 * 1024, "x");
    asked.on("error", () => undefined);
    asked.write(head);
    const hasAnswer = answered.then(() => true);
    for (; sent < bytes; sent += piece.length) {
      const goOn = asked.write(piece.subarray(0, Math.min(piece.length, bytes - sent)));
      if (!goOn && (await Promise.race([once(asked, "drain"), hasAnswer])) === true) break;
    }
    if (sent >= bytes) asked.end(tail);
    const [response] = await answered;
    const body = await text(response);
    asked.destroy();
    agent.destroy();
    return { status: response.statusCode, body, sent };
  };

  test.each([
    [12, true],
    [12, false],
    [200, true],
    [200, false],
  ])("of %i MB, declared: %s, the sender hears that it is too large", async (size, isDeclared) => {
    const { port, folder } = await serve({ maxFileBytes: 5 * megabyte });
    const before = openFiles();
    const { status, body, sent } = await send(port, size * megabyte, isDeclared);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({ fault: "too-large" });
    expect(sent).toBeLessThanOrEqual(64 * megabyte);
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
    expect(filesIn(folder)).toEqual([]);
  });

  test.each([true, false])(
    "who listens only when all is sent, as browsers do, is heard out; declared: %s",
    async (isDeclared) => {
      const { port } = await serve({ maxFileBytes: 5 * megabyte });
      const head = Buffer.from(file("").slice(0, -2));
      const tail = Buffer.from(`\r\n${end}`);
      const piece = Buffer.alloc(megabyte, "x");
      const length = head.length + 12 * piece.length + tail.length;
      const asked = ask({
        port,
        host: "127.0.0.1",
        agent: false,
        method: "POST",
        headers: { "Content-Type": type, ...(isDeclared && { "Content-Length": String(length) }) },
      });
      const answered = once(asked, "response");
      asked.write(head);
      for (let i = 0; i < 12; i += 1) {
        asked.write(piece);
        // All in all longer than a server waits for the rest of what it has answered.
        await sleep(80);
      }
      asked.end(tail);
      await once(asked, "finish");
      const [response] = await answered;
      expect(response.statusCode).toBe(413);
      response.resume();
    },
  );

  test("senders who go away half-way leave nothing", async () => {
    const { port, folder, uploads } = await serve();
    const before = openFiles();
    for (let i = 0; i < 20; i += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.write(
        `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 900000\r\n\r\n`,
      );
      socket.write(field("a", "1") + file("x".repeat(300_000)).slice(0, -2));
      await vi.waitFor(() => expect(filesIn(folder)).toHaveLength(1));
      socket.destroy();
      await vi.waitFor(() => expect(uploads).toHaveLength(i + 1));
    }
    expect(uploads.map(({ fault }) => fault)).toEqual(Array(20).fill("malformed"));
    expect(filesIn(folder)).toEqual([]);
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
  });
});
