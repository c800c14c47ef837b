import type { Examples } from "#app/ui/examples.ts";
import { TaskLinks } from "./task-links.tsx";

export const examples: Examples = {
  title: "Tasks of a page of products",
  states: {
    "a few": (
      <TaskLinks
        tasks={[
          { label: "Do one thing", href: "/hfc" },
          { label: "Do another thing that takes more words", href: "/borrow" },
        ]}
      />
    ),
  },
  isOncePerPage: true,
};
