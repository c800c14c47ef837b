import type { ReactNode } from "react";

/** The export of a `*.examples.tsx` file: a component in each of its states, by the name of the state. */
export type Examples = {
  title: string;
  states: Readonly<Record<string, ReactNode>>;
  /** The component has fixed ids, as it occurs once on a page: the gallery shows one state at a time. */
  isOncePerPage?: boolean;
};
