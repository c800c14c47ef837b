import type { DocumentFile } from "#model/documents/schema.ts";
import type { Examples } from "#app/ui/examples.ts";
import { FileList } from "./file-list.tsx";

const file: DocumentFile = {
  name: "Specimen paper",
  about: "What it holds.",
  file: "specimen.pdf",
  date: "2026-11-23",
  language: "en",
  specimen: "text",
  pdf: {
    bytes: 84_000,
    sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  },
};

export const examples: Examples = {
  title: "Files of a document",
  states: {
    "there to be read": <FileList files={[file]} note={undefined} />,
    "not there yet": <FileList files={[{ ...file, pdf: undefined }]} note="Where to ask for it." />,
  },
  isOncePerPage: true,
};
