import type { Language } from "#domain/pages/language.ts";
import type { Content } from "#model/content.ts";
import type { ClothSheet, Paper } from "#domain/lending/cloth-sheet.ts";
import type { Backend } from "./backend.ts";
import type { RespondWithHtml } from "./html/respond-with-html.ts";
import type { UploadRefusal } from "./uploads/upload-error.ts";

/** Everything that pages may ask of the server. */
export type Services = Backend["forPages"] &
  Backend["forForms"][Language] & {
    /** In the language of the page. */
    readonly content: Content;
    /** The origin visitors see: `https://www.example.org`. */
    readonly origin: string;
    /** Addresses of the module scripts of a page. */
    readonly scripts: readonly string[];
    /** True for a page that a script fetches, to take a part out of it. */
    readonly isPart: boolean;
    readonly respondWithHtml: RespondWithHtml;
    readonly now: () => Date;
    /** A loan's cloth as a PDF. */
    readonly clothPdf: (sheet: ClothSheet, paper: Paper) => Promise<Uint8Array<ArrayBuffer>>;
    /** The OpenAPI document. */
    readonly apiDocument: () => object;
    /** For errors that a page survives without showing them: they go to the log. */
    readonly reportFailure: (message: string, error: unknown) => void;
    /** Answers an upload that was not taken in, in a few words that cost nothing to make. */
    readonly refuseUpload: (request: Request, errorCode: UploadRefusal) => Promise<Response>;
    /** For a page that cannot be shown: it goes to the log, and the page says so with the status that is given back. */
    readonly reportPageFailure: (error: unknown, request: Request) => 500 | 503;
  };
