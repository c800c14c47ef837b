import { FromContent } from "#app/gallery/given-content.tsx";
import type { DocumentFile } from "#model/documents/schema.ts";
import type { Examples } from "#app/ui/examples.ts";
import { FileList } from "./file-list.tsx";

const file = { name: "Specimen paper", about: "What it holds.", file: "specimen.pdf" };

const listOf = (files: readonly DocumentFile[], note?: string) => (
  <FromContent>
    {({ documentTexts }) => <FileList files={files} note={note} texts={documentTexts.files} />}
  </FromContent>
);

export const examples: Examples = {
  title: "Files of a document",
  states: {
    "there to be read": listOf([{ ...file, bytes: 84_000 }]),
    "not there yet": listOf([{ ...file, bytes: undefined }], "Where to ask for it."),
  },
  isOncePerPage: true,
};
