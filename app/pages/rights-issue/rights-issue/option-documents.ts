import {
  type DocumentCardData,
  toDocumentCard,
} from "#app/parts/company-papers/document-card-data.ts";
import type { Content } from "#model/content.ts";

/** RIG-7: a card for each file, named after the file with spaces for hyphens. */
export function optionDocuments(
  files: readonly string[],
  { groups, texts }: Content["investors"],
): DocumentCardData[] {
  const all = groups.flatMap(({ years }) => years.flatMap(({ documents }) => documents));
  return files.flatMap((file) => {
    const document = all.find((each) => each.file === file);
    return document ? [{ ...toDocumentCard(document, texts), name: nameOfFile(file) }] : [];
  });
}

/** `information-memorandum-2024.pdf` is "Information memorandum 2024". */
function nameOfFile(file: string): string {
  const name = file.replace(/\.pdf$/, "").replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
