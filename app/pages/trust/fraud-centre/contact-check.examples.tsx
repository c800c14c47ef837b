import type { ContactVerdict } from "#domain/contact/contact-verdict.ts";
import type { Examples } from "#app/ui/examples.ts";
import { ContactCheck } from "./contact-check.tsx";

const contact = { kind: "email", label: "A department", shown: "a@example.com" } as const;
const checkOf = (typed: string, verdict: ContactVerdict) => (
  <ContactCheck typed={typed} verdict={verdict} />
);

export const examples: Examples = {
  title: "Check of a contact",
  states: {
    unasked: <ContactCheck typed={undefined} verdict={undefined} />,
    "nothing typed": checkOf("", { kind: "missing" }),
    unreadable: checkOf("??", { kind: "unreadable" }),
    ours: checkOf("a@example.com", { kind: "ours", contact: { ...contact, isSpecimen: false } }),
    "ours, a specimen": checkOf("a@example.com", {
      kind: "ours",
      contact: { ...contact, isSpecimen: true },
    }),
    "of another organisation": checkOf("c@example.com", { kind: "others", owner: "A network" }),
    "a name": checkOf("A name", { kind: "name" }),
    unlisted: checkOf("b@example.com", { kind: "unlisted" }),
    "an imitation": checkOf("a@examp1e.com", { kind: "imitation", of: "example.com" }),
    unknown: checkOf("c@example.org", { kind: "unknown" }),
  },
  isOncePerPage: true,
};
