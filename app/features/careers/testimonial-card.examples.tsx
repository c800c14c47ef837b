import type { Examples } from "#app/ui/examples.ts";
import type { TestimonialCardData } from "./testimonial-card-data.ts";
import { TestimonialGrid } from "./testimonial-card.tsx";

const card: TestimonialCardData = {
  path: "specimen",
  href: "#specimen",
  name: "Specimen name",
  company: "A company of the group",
  quote: "A specimen of what somebody says of their work, in one sentence or two.",
  isSpecimen: true,
  motif: "savings",
  family: "save-invest",
  portrait: { picture: undefined, ring: "/patterns/savings/ring/0.svg", initials: "SN" },
};
const known = { ...card, path: "known", isSpecimen: false, family: undefined };

export const examples: Examples = {
  title: "Testimonial card",
  states: {
    "a specimen": <TestimonialGrid cards={[card]} />,
    "below another heading": <TestimonialGrid cards={[known]} level={3} />,
  },
};
