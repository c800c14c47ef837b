import type { ClothDrawing } from "./cloth-drawing.ts";

/** A cloth as a sheet of its own, to hang or to send: the drawing and the words below it. */
export type ClothSheet = {
  drawing: ClothDrawing;
  language: string;
  title: string;
  /** The day it was drawn (`YYYY-MM-DD`). */
  day: string;
  /** The bank's name and the day. */
  signature: string;
  /** The drawing in words. */
  label: string;
  /** Labels with their figures: what the visitor chose, and the repayment. */
  facts: readonly (readonly [label: string, figure: string])[];
  keys: { principal: string; interest: string };
  /** How to read the drawing, and that it is an estimate. */
  sentences: readonly string[];
};

export const papers = ["a4", "a3"] as const;
export type Paper = (typeof papers)[number];
