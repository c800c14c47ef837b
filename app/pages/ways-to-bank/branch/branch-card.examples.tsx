import type { Examples } from "#app/ui/examples.ts";
import { BranchCard, type BranchCardData } from "./branch-card.tsx";

const branch: BranchCardData = {
  name: "Specimen",
  place: "A building",
  where: "A building, a street, a town",
  directions: "https://www.example.com/map",
  clearingCode: "61000",
  list: "A public list",
  asOf: undefined,
  details: { email: "specimen@example.com", services: ["cash"], provenance: "specimen" },
};
const known: BranchCardData = {
  ...branch,
  place: undefined,
  asOf: "2026-11-23",
  details: { ...branch.details, provenance: "public" },
};

export const examples: Examples = {
  title: "Branch card",
  states: {
    "with specimen details": <BranchCard branch={branch} />,
    "from a list of a day, without a street": <BranchCard branch={known} />,
  },
  isOncePerPage: true,
};
