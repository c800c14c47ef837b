import type { Examples } from "../examples.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const crumbs = [
  { label: "Home", href: "/hfc" },
  { label: "Borrow", href: "/borrow" },
  { label: "Insurance premium financing for individuals and for business" },
];

export const examples: Examples = {
  title: "Breadcrumbs",
  states: { "three levels": <Breadcrumbs name="Breadcrumbs" crumbs={crumbs} /> },
};
