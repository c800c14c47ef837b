import type { Examples } from "#app/ui/examples.ts";
import type { LeaderCardData } from "./leader-card-data.ts";
import { LeaderGrid } from "./leader-card.tsx";

const face = { picture: undefined, ring: "/patterns/loans/ring/0.svg", initials: "SO" };
const card: LeaderCardData = {
  slug: "specimen",
  href: "#specimen",
  name: "Specimen: an office",
  nameOrOffice: "An office",
  title: "What the office is for",
  excerpt: "A specimen of the first sentence of a profile.",
  isSpecimen: true,
  family: "borrow",
  portrait: face,
  hover: face,
};
const known = { ...card, slug: "known", isSpecimen: false, name: "A name", nameOrOffice: "A name" };

export const examples: Examples = {
  title: "Leader card",
  states: {
    "a specimen": <LeaderGrid cards={[card]} />,
    "a known leader": <LeaderGrid cards={[known]} />,
  },
};
