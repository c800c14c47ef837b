import { createContext } from "react-router";
import type { ApplicationStep } from "./application-view.ts";

/** The step that an action leads to, for the title that the loader gives the page. */
export const shownStep = createContext<ApplicationStep>("phone");
