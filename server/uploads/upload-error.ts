/** `stalled`: nothing came for too long. `busy`: its place went to another. */
export type UploadErrorCode = "malformed" | "too-large" | "fields-too-large" | "stalled" | "busy";

/** The errors that a page answers in place of the form. */
export type UploadRefusal = Extract<UploadErrorCode, "malformed" | "stalled" | "busy">;

/** A mistake of the sender, or a lack of room; a full disk is neither. */
export class UploadError extends Error {
  readonly code: UploadErrorCode;

  constructor(errorCode: UploadErrorCode, cause?: unknown) {
    super(errorCode, { cause });
    this.code = errorCode;
  }
}

export const asUploadError = (error: unknown): UploadError =>
  error instanceof UploadError ? error : new UploadError("malformed", error);
