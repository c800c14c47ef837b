/** `stalled`: nothing came for too long. `busy`: its place went to another. */
export type UploadErrorCode = "malformed" | "too-large" | "fields-too-large" | "stalled" | "busy";

/** What the sender did wrong, or what others left no room for; a disk that is full is not of these. */
export class UploadError extends Error {
  readonly code: UploadErrorCode;

  constructor(errorCode: UploadErrorCode, cause?: unknown) {
    super(errorCode, { cause });
    this.code = errorCode;
  }
}

export const asUploadError = (error: unknown): UploadError =>
  error instanceof UploadError ? error : new UploadError("malformed", error);
