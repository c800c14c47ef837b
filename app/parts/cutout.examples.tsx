import type { Examples } from "#app/ui/examples.ts";
import { Cutout } from "./cutout.tsx";

export const examples: Examples = {
  title: "Cutout",
  states: {
    "beside words": <Cutout scene="savings" sizes="12rem" most={400} />,
    "by itself": <Cutout scene="home" sizes="12rem" most={400} alt="A house and its garden" />,
  },
};
