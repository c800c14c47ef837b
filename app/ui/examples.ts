import type { ReactNode } from "react";

/** The export of a `*.examples.tsx` file: a component in each of its states, by the name of the state. */
export type Examples = {
  title: string;
  states: Readonly<Record<string, ReactNode>>;
  /** Its ids are written out, as it stands once on a page: the gallery shows one state at a time. */
  isOncePerPage?: boolean;
};
