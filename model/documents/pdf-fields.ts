import { z } from "zod";

/** The language a PDF is written in. */
export const PdfLanguageSchema = z.enum(["en", "sw"]).default("en");

/** Computed from the file: its size and its SHA-256 checksum in hexadecimal. */
export type PdfFile = { bytes: number; sha256: string };
