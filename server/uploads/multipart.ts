import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { openBody, type RequestBody } from "./request-body.ts";
import { createTemporaryFile, removeTemporaryFile } from "./temporary-file.ts";
import { asUploadError, UploadError, type UploadFault } from "./upload-error.ts";

const limits = {
  files: 1,
  fields: 60,
  fieldSize: 64 * 1024,
  parts: 61,
  headerPairs: 20,
  headerSize: 16 * 1024,
};
const longestFieldName = 100;
/** All fields at their largest. */
const mostBesideFile = limits.fields * limits.fieldSize;

export type Fields = ReadonlyMap<string, string>;
export type UploadedFile = { name: string; path: string; bytes: number };

export type Upload = {
  /** In the order they were sent; with a fault, those before it. */
  fields: Fields;
  /** Whoever asked for the upload removes it, or moves it away. */
  file?: UploadedFile | undefined;
  fault?: UploadFault;
};

type UploadOptions = {
  folder: string;
  maxFileBytes: number;
  /** The field that may hold a file. */
  fileField: string;
  /** Asked when the file begins, with the fields before it: if not, nothing of it is kept. */
  mayKeepFile(fields: Fields): Promise<boolean>;
};

/** Reads a multipart form: its fields into memory, its one file piece by piece onto the disk. */
export async function readMultipart(request: Request, options: UploadOptions): Promise<Upload> {
  const body = openBody(request, options.maxFileBytes + mostBesideFile);
  const fields = new Map<string, string>();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  let incoming: { stream: BusboyFileStream; saved: Promise<UploadedFile | undefined> } | undefined;
  try {
    const parser = openParser(request, options.maxFileBytes);
    readFields(parser, fields, failed.reject);
    parser.on("file", (field, stream, name) => {
      stream.on("error", (error) => {
        // Who stops reading it, because the disk is full, says so himself.
        if (error.name !== "AbortError") failed.reject(asUploadError(error));
      });
      stream.on("limit", () => stream.destroy(new UploadError("too-large")));
      const isWanted = field === options.fileField && name !== "";
      const saved = isWanted ? save(stream, name, fields, options) : ignore(stream);
      saved.catch(failed.reject);
      incoming = { stream, saved };
    });
    await pump(body, parser, failed.promise);
    return { fields, file: await incoming?.saved };
  } catch (error) {
    incoming?.stream.destroy(asUploadError(error));
    const saved = await incoming?.saved.catch(() => undefined);
    if (saved) await removeTemporaryFile(saved.path);
    await body.ignore();
    if (error instanceof UploadError) return { fields, fault: error.fault };
    throw error;
  }
}

function openParser(request: Request, fileSize: number): BusboyInstance {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new UploadError("malformed");
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { ...limits, fileSize },
      // One piece at a time waits for the disk.
      fileHwm: 1,
    });
  } catch (error) {
    throw asUploadError(error);
  }
}

function readFields(
  parser: BusboyInstance,
  fields: Map<string, string>,
  fail: (error: UploadError) => void,
) {
  parser.on("field", (name, value, _isNameCut, isCut) => {
    if (isCut) fail(new UploadError("too-large"));
    // A part may have no name, which the parser's types do not know.
    else if (!name || name.length > longestFieldName || fields.has(name))
      fail(new UploadError("malformed"));
    else fields.set(name, value);
  });
  parser.on("error", (error) => fail(asUploadError(error)));
  parser.on("fieldsLimit", () => fail(new UploadError("too-large")));
  parser.on("partsLimit", () => fail(new UploadError("too-large")));
  parser.on("filesLimit", () => fail(new UploadError("malformed")));
}

/** Feeds the parser as fast as it, and the disk behind it, take what is sent. */
async function pump(body: RequestBody, parser: BusboyInstance, failed: Promise<never>) {
  const finished = new Promise<void>((resolve) => parser.on("finish", resolve));
  const write = (piece: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      parser.write(piece, (error) => (error ? reject(asUploadError(error)) : resolve()));
    });
  for (;;) {
    const piece = await Promise.race([body.read(), failed]);
    if (!piece) break;
    await Promise.race([write(piece), failed]);
  }
  parser.end();
  await Promise.race([finished, failed]);
}

async function save(
  stream: BusboyFileStream,
  name: string,
  fields: Fields,
  { folder, mayKeepFile }: UploadOptions,
): Promise<UploadedFile | undefined> {
  if (!(await mayKeepFile(fields))) return ignore(stream);
  const { path, handle } = await createTemporaryFile(folder);
  try {
    for await (const piece of stream) {
      await handle.writeFile(piece);
      release(piece);
    }
    return { name, path, bytes: (await handle.stat()).size };
  } catch (error) {
    await removeTemporaryFile(path);
    throw error;
  } finally {
    await handle.close();
  }
}

/**
 * Hands back at once the memory of a piece that is on the disk. Left to the garbage collector, which sees only the
 * small object in front of it, fifty uploads take 60 MB more. Pieces that share their memory are left to it.
 */
function release({ buffer, byteLength }: Buffer<ArrayBufferLike>) {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

async function ignore(stream: BusboyFileStream): Promise<undefined> {
  stream.resume();
}
