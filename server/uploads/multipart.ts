import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { releaseMemory } from "./release-memory.ts";
import { openBody, type RequestBody } from "./request-body.ts";
import { createTemporaryFile, removeTemporaryFile } from "./temporary-file.ts";
import { asUploadError, UploadError, type UploadErrorCode } from "./upload-error.ts";

const mostFields = 300;
const limits = {
  files: 1,
  fields: mostFields,
  fieldSize: 64 * 1024,
  parts: mostFields + 1,
  headerPairs: 20,
  headerSize: 16 * 1024,
};
/** The most bytes outside the file: fields and their headers. They are in memory until the answer. */
const mostBesideFile = 128 * 1024;

export type Fields = ReadonlyMap<string, string>;
export type UploadedFile = { name: string; path: string; bytes: number };

export type Upload = {
  /** Fields in the order sent; after an error, those before it. */
  fields: Fields;
  /** The caller removes the uploaded file or moves it away. */
  file?: UploadedFile | undefined;
  error?: UploadErrorCode;
};

type UploadOptions = {
  folder: string;
  maxFileBytes: number;
  /** The field that may hold a file. */
  fileField: string;
  /** A form with another file field is refused. */
  isKnownField(name: string): boolean;
  /** Called with each field as soon as it is read. */
  onField?(name: string, value: string): void;
  /** Called when the file begins, with the fields before it; if it returns false, the file is dropped. */
  mayKeepFile(fields: Fields): Promise<boolean>;
  onBytes?: (bytes: number) => void;
  /** Rejects when another upload needs the place; the reading then stops. */
  lost?: Promise<never>;
  quietMs?: number | undefined;
  /** Filled while reading, so that the fields are not lost if the server fails. */
  fields?: Map<string, string>;
};

const never = new Promise<never>(() => undefined);

/** Reads a multipart form: its fields into memory, its one file piece by piece onto the disk. */
export async function readMultipart(request: Request, options: UploadOptions): Promise<Upload> {
  const { fields = new Map<string, string>(), lost = never, onBytes, quietMs } = options;
  const maxBytes = options.maxFileBytes + mostBesideFile;
  const body = openBody(request, { maxBytes, onBytes, quietMs });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  lost.catch(failed.reject);
  let incoming: { stream: BusboyFileStream; saved: Promise<UploadedFile | undefined> } | undefined;
  try {
    const parser = openParser(request, options, failed.reject);
    readFields(parser, { ...options, fields }, failed.reject);
    parser.on("file", (_field, stream, name) => {
      stream.on("error", (error) => {
        // A reader that stops, because the disk is full, reports its own error.
        if (error.name !== "AbortError") failed.reject(asUploadError(error));
      });
      stream.on("limit", () => stream.destroy(new UploadError("too-large")));
      // The fields before the file are kept.
      if (body.isDeclaredTooLarge) return stream.destroy(new UploadError("too-large"));
      const saved = name === "" ? ignore(stream) : save(stream, name, fields, options);
      saved.catch(failed.reject);
      incoming = { stream, saved };
    });
    await pump(body, parser, failed.promise, () => incoming?.stream.bytesRead ?? 0);
    return { fields, file: await incoming?.saved };
  } catch (error) {
    incoming?.stream.destroy(asUploadError(error));
    const saved = await incoming?.saved.catch(() => undefined);
    if (saved) await removeTemporaryFile(saved.path);
    const errorCode = error instanceof UploadError ? error.code : undefined;
    // Browsers may send a CV that is too large, so its body is read to the end. They cause none of the other errors:
    // those are answered at once.
    if (errorCode === "too-large" || !errorCode)
      await Promise.race([body.ignore(), lost]).catch(() => undefined);
    if (!errorCode) throw error;
    return { fields, error: errorCode };
  }
}

function openParser(
  request: Request,
  { maxFileBytes, fileField, isKnownField }: UploadOptions,
  fail: (error: UploadError) => void,
): BusboyInstance {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new UploadError("malformed");
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { ...limits, fileSize: maxFileBytes },
      // Called when a part begins: an unexpected part is dropped. The part or its file may have no name.
      isPartAFile(field: string | undefined, _type, file: string | undefined) {
        const isFile = file !== undefined;
        const isKnown = isFile ? field === fileField : field !== undefined && isKnownField(field);
        if (!isKnown) fail(new UploadError("malformed"));
        return isFile;
      },
      // Waits until the disk has taken each piece.
      fileHwm: 1,
    });
  } catch (error) {
    throw asUploadError(error);
  }
}

function readFields(
  parser: BusboyInstance,
  { fields, onField }: UploadOptions & { fields: Map<string, string> },
  fail: (error: UploadError) => void,
) {
  parser.on("field", (name, value, _isNameCut, isCut) => {
    if (isCut) return fail(new UploadError("fields-too-large"));
    if (!name || fields.has(name)) return fail(new UploadError("malformed"));
    fields.set(name, value);
    onField?.(name, value);
  });
  parser.on("error", (error) => fail(asUploadError(error)));
  parser.on("fieldsLimit", () => fail(new UploadError("fields-too-large")));
  parser.on("partsLimit", () => fail(new UploadError("fields-too-large")));
  parser.on("filesLimit", () => fail(new UploadError("malformed")));
}

/** Feeds the parser as fast as it and the disk can take the body. */
async function pump(
  body: RequestBody,
  parser: BusboyInstance,
  failed: Promise<never>,
  bytesOfFile: () => number,
) {
  const finished = new Promise<void>((resolve) => parser.on("finish", resolve));
  const write = (piece: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      parser.write(piece, (error) => (error ? reject(asUploadError(error)) : resolve()));
    });
  for (;;) {
    const piece = await Promise.race([body.read(), failed]);
    if (!piece) break;
    await Promise.race([write(piece), failed]);
    if (body.bytes() - bytesOfFile() > mostBesideFile) throw new UploadError("fields-too-large");
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
      releaseMemory(piece);
    }
    return { name, path, bytes: (await handle.stat()).size };
  } catch (error) {
    await removeTemporaryFile(path);
    throw error;
  } finally {
    await handle.close();
  }
}

async function ignore(stream: BusboyFileStream): Promise<undefined> {
  stream.resume();
}
