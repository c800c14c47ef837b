import type { Examples } from "../examples.ts";
import { LoadingOverlay } from "./loading-overlay.tsx";

export const examples: Examples = {
  title: "Loading overlay",
  states: { loading: <LoadingOverlay title="Fetching information" text="Please wait..." /> },
};
