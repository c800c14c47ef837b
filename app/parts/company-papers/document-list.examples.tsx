import type { Examples } from "#app/ui/examples.ts";
import { DocumentList } from "./document-list.tsx";

const paper = {
  href: "#a-paper",
  name: "Specimen paper",
  description: "What a paper is about, in one sentence.",
  day: "2026-11-23",
  date: "Published 23 November 2026",
  file: "PDF, 84 KB, 3 pages, English",
  checksum: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  isSpecimen: false,
};
const specimen = { ...paper, href: "#a-specimen", name: "A paper we drew", isSpecimen: true };

export const examples: Examples = {
  title: "Document list",
  states: {
    "one paper": <DocumentList documents={[paper]} />,
    "a specimen among them": (
      <DocumentList documents={[{ ...paper, href: "#another" }, specimen]} />
    ),
  },
};
