import { z } from "zod";
import { isFileKey } from "../adapters/files/file-store.ts";

export const manifestName = "manifest.json";
export const databaseName = "site.db";
const cvFolder = "cv/";

export const cvPath = (key: string): string => `${cvFolder}${key}`;
export const cvKeyOf = (path: string): string => path.slice(cvFolder.length);

const isFilePath = (path: string) =>
  path === databaseName || (path.startsWith(cvFolder) && isFileKey(cvKeyOf(path)));
export const isBackupPath = (path: string): boolean => path === manifestName || isFilePath(path);

/** The content of a backup. One that differs from its manifest is not restored. */
export const ManifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  sqlite: z.string(),
  migrations: z.array(z.string()),
  /** Rows of each table. */
  counts: z.record(z.string(), z.int()),
  files: z.record(
    z.string().refine(isFilePath),
    z.strictObject({ bytes: z.int(), sha256: z.hex().length(64) }),
  ),
  /** CVs that an application names but whose files are missing. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof ManifestSchema>;
