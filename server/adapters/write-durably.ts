import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";

/** Writes a file that is whole and on the disk, or not there at all; one of the same name is replaced. */
export async function writeDurably(
  folder: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const unfinished = `${path}.tmp`;
  await withFile(unfinished, "w", async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
  await rename(unfinished, path);
  // The name is on the disk when the folder is.
  await withFile(folder, "r", (file) => file.sync());
}

async function withFile(
  path: string,
  flags: string,
  work: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
) {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}
