/** `stalled`: no data came for too long. `busy`: another upload took its place. */
export type UploadErrorCode = "malformed" | "too-large" | "fields-too-large" | "stalled" | "busy";

/** The errors that a page answers in place of the form. */
export type UploadRefusal = Extract<UploadErrorCode, "malformed" | "stalled" | "busy">;

/** A sender's mistake or a lack of places. A full disk is another error. */
export class UploadError extends Error {
  readonly code: UploadErrorCode;

  constructor(errorCode: UploadErrorCode, cause?: unknown) {
    super(errorCode, { cause });
    this.code = errorCode;
  }
}

export const asUploadError = (error: unknown): UploadError =>
  error instanceof UploadError ? error : new UploadError("malformed", error);
