import { asUploadError, UploadError } from "./upload-error.ts";

/**
 * What is read of a body that is refused, so that its sender has sent it all and hears why: browsers do not listen
 * before. Who sends more than this, or says so beforehand, is answered while still sending.
 */
const mostIgnoredBytes = 32 * 1024 * 1024;

export type RequestBody = {
  /** Nothing at the end. */
  read(): Promise<Uint8Array | undefined>;
  /** Reads what is left, up to a limit, and keeps none of it. */
  ignore(): Promise<void>;
};

/** Reads a body piece by piece, and no more than `maxBytes` of it. */
export function openBody(request: Request, maxBytes: number): RequestBody {
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  const reader = request.body?.getReader();
  let bytes = 0;
  const isEnough = () => bytes >= mostIgnoredBytes;

  const next = async () => {
    const piece = (await reader?.read())?.value;
    bytes += piece?.length ?? 0;
    return piece;
  };
  return {
    async read() {
      // Fails when the sender goes away.
      const piece = await next().catch((error: unknown) => {
        throw asUploadError(error);
      });
      if (Math.max(bytes, declared) > maxBytes) throw new UploadError("too-large");
      return piece;
    },
    async ignore() {
      if (declared > mostIgnoredBytes) return;
      try {
        while (!isEnough() && (await next()));
      } catch {
        // The sender is gone: there is nobody to tell.
      }
    },
  };
}

/** For a request that is refused unread. */
export async function ignoreBody(request: Request): Promise<void> {
  await openBody(request, 0).ignore();
}
