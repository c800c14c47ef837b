import type { Examples } from "../examples.ts";
import { Pagination } from "./pagination.tsx";

const page = { previous: "Previous", next: "Next", pages: 4, hrefOf: (n: number) => `#page-${n}` };

export const examples: Examples = {
  title: "Pagination",
  states: {
    first: <Pagination {...page} label="Pages, first" page={1} />,
    middle: <Pagination {...page} label="Pages, middle" page={2} />,
    last: <Pagination {...page} label="Pages, last" page={4} />,
    "many pages": <Pagination {...page} label="Pages, many" page={12} pages={25} />,
    "one page: nothing": <Pagination {...page} label="Pages, one" page={1} pages={1} />,
  },
};
