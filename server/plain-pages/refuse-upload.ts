import type { Language } from "#domain/pages/language.ts";
import { inLanguage } from "#app/pages/languages.ts";
import type { RefuseForm } from "./form-refusal.ts";
import type { Shed } from "../limits/gated.ts";
import type { UploadRefusal } from "../uploads/upload-error.ts";

type Answers = { refuseForm: RefuseForm; shed: Shed };

/** Answers an upload as any other form; pages are asked for by their one address, and their language is given besides. */
export const refuseUpload =
  ({ refuseForm, shed }: Answers, language: Language) =>
  async (request: Request, error: UploadRefusal): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    const asked = {
      url: origin + inLanguage(pathname, language),
      method: request.method,
      headers: request.headers,
    };
    return error === "busy" ? shed(asked) : refuseForm(asked, error);
  };
