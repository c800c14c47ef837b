import { releaseMemory } from "./release-memory.ts";
import { asUploadError, UploadError } from "./upload-error.ts";

/**
 * The most bytes of a refused body to read, because browsers read the answer only after sending everything. A sender of
 * more, or of a larger declared length, is answered while still sending.
 */
const mostIgnoredBytes = 32 * 1024 * 1024;
/** A phone that switches masts is silent for some seconds; longer silence means that the sender has stopped. */
const mostQuietMs = 30_000;

export type RequestBody = ReturnType<typeof openBody>;

type BodyOptions = {
  maxBytes: number;
  /** A sender who is silent for longer is disconnected. */
  quietMs?: number | undefined;
  onBytes?: ((bytes: number) => void) | undefined;
};

/** Reads a body piece by piece, and no more than `maxBytes` of it. */
export function openBody(
  request: Request,
  { maxBytes, quietMs = mostQuietMs, onBytes = () => undefined }: BodyOptions,
) {
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  const reader = request.body?.getReader();
  let bytes = 0;
  const isEnough = () => bytes >= mostIgnoredBytes;

  const next = async () => {
    const quiet = Promise.withResolvers<never>();
    const timer = setTimeout(() => quiet.reject(new UploadError("stalled")), quietMs);
    try {
      const piece = (await Promise.race([reader?.read(), quiet.promise]))?.value;
      bytes += piece?.length ?? 0;
      onBytes(piece?.length ?? 0);
      return piece;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    /** True if the declared length is too large; the start of the body is read in any case. */
    isDeclaredTooLarge: declared > maxBytes,
    /** Undefined at the end. */
    async read() {
      // Rejects when the sender disconnects.
      const piece = await next().catch((error: unknown) => {
        throw asUploadError(error);
      });
      if (bytes > maxBytes) throw new UploadError("too-large");
      return piece;
    },
    /** The bytes received so far. */
    bytes: () => bytes,
    /** Reads and drops what is left, up to a limit. */
    async ignore() {
      if (declared > mostIgnoredBytes) return;
      try {
        while (!isEnough()) {
          const piece = await next();
          if (!piece) return;
          releaseMemory(piece);
        }
      } catch {
        // The sender has left or is silent: no answer would reach it.
      }
    },
  };
}

/** Drops the body of a refused request. */
export async function ignoreBody(request: Request): Promise<void> {
  await openBody(request, { maxBytes: 0 }).ignore();
}
