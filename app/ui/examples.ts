import type { ReactNode } from "react";

/** What a `*.examples.tsx` file exports: a component in each of its states, by the name of the state. */
export type Examples = { title: string; states: Readonly<Record<string, ReactNode>> };
