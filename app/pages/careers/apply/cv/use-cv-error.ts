import { useEffect, useState } from "react";
import type { ApplicationTexts } from "../application-view.ts";
import { checkCv } from "./cv-file.ts";

/** The error of the chosen CV, found when it is chosen and not only when it is sent. */
export function useCvError(
  cv: File | undefined,
  cvMegabytes: number,
  texts: ApplicationTexts["application"],
): string | undefined {
  const [found, setFound] = useState<{ cv: File; error: string | undefined }>();
  useEffect(() => {
    if (cv) void checkCv(cv, { cvMegabytes }, texts).then((error) => setFound({ cv, error }));
  }, [cv, cvMegabytes, texts]);
  return found?.cv === cv ? found?.error : undefined;
}
