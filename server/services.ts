import type { Language } from "#domain/texts/language.ts";
import type { Content } from "#model/content.ts";
import type { ClothSheet, Paper } from "#domain/lending/cloth-sheet.ts";
import type { Backend } from "./backend.ts";
import type { RespondWithHtml } from "./html/respond-with-html.ts";
import type { UploadRefusal } from "./uploads/upload-error.ts";

/** Everything that pages can use of the server. */
export type Services = Backend["forPages"] &
  Backend["forForms"][Language] & {
    /** In the language of the page. */
    readonly content: Content;
    /** The origin visitors see: `https://www.example.org`. */
    readonly origin: string;
    /** URLs of a page's module scripts. */
    readonly scripts: readonly string[];
    /** True if a script fetches the page to take a part of it. */
    readonly isPart: boolean;
    readonly respondWithHtml: RespondWithHtml;
    readonly now: () => Date;
    /** A loan's cloth as a PDF. */
    readonly clothPdf: (sheet: ClothSheet, paper: Paper) => Promise<Uint8Array<ArrayBuffer>>;
    /** The OpenAPI document. */
    readonly apiDocument: () => object;
    /** Logs errors that a page handles without showing them. */
    readonly reportFailure: (message: string, error: unknown) => void;
    /** Answers an upload that was refused, with a short page that is cheap to make. */
    readonly refuseUpload: (request: Request, errorCode: UploadRefusal) => Promise<Response>;
    /** Logs why a page cannot be shown; returns the status to answer with. */
    readonly reportPageFailure: (error: unknown, request: Request) => 500 | 503;
  };
