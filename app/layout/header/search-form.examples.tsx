import type { Examples } from "#app/ui/examples.ts";
import { SearchForm } from "./search-form.tsx";

export const examples: Examples = {
  title: "Search form",
  states: { empty: <SearchForm id="example" />, filled: <SearchForm id="example" term="loan" /> },
  isOncePerPage: true,
};
