import { z } from "zod";

export const Words = z.string().min(2);

/** Words with a place for each of these values: `{min}`. */
export const wordsWith = (...names: string[]) =>
  Words.refine((words) => names.every((name) => words.includes(`{${name}}`)), {
    error: `needs ${names.map((name) => `{${name}}`).join(", ")}`,
  });
