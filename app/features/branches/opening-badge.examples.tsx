import type { Examples } from "#app/ui/examples.ts";
import { OpeningBadge } from "./opening-badge.tsx";

export const examples: Examples = {
  title: "Opening badge",
  states: {
    open: <OpeningBadge isOpen state="Open until 4 pm" />,
    closed: <OpeningBadge isOpen={false} state="Closed, opens on Monday at 8:30 am" />,
  },
};
