import { createContext } from "react-router";
import type { ApplicationStep } from "../application-view.ts";

/** The step after an action: the loader derives the page's title from it. */
export const shownStep = createContext<ApplicationStep>("phone");
