import { createContext } from "react-router";

/** An action's short answer in place of its page: a whole page would make a flood of visitors costly. */
export const insteadOfPage = createContext<Response | null>(null);
