import gallery from "#app/gallery/gallery.module.css";
import type { Examples } from "#app/ui/examples.ts";
import { AppButtons } from "./app-buttons.tsx";

export const examples: Examples = {
  title: "App buttons",
  states: {
    "on the page": <AppButtons />,
    "on a dark ground": (
      <div className={gallery.dark}>
        <AppButtons isOnDark />
      </div>
    ),
  },
};
