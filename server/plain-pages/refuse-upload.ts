import type { Language } from "#domain/texts/language.ts";
import { inLanguage } from "#app/pages/languages.ts";
import type { RefuseForm } from "./form-refusal.ts";
import type { Shed } from "../limits/gated.ts";
import type { UploadRefusal } from "../uploads/upload-error.ts";

type Answers = { refuseForm: RefuseForm; shed: Shed };

/**
 * Answers a refused upload like any other form. Pages are requested at their URL without a language, so the language is
 * passed separately.
 */
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
