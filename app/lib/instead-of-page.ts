import { createContext } from "react-router";

/** What an action answers in place of its page: a few words, where a page would cost a flood of visitors too much. */
export const insteadOfPage = createContext<Response | null>(null);
