import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { join } from "node:path";

/** The mistakes of a PDF that a record names. */
export function checkPdf(publicFolder: string, file: string): string[] {
  const path = join(publicFolder, file);
  if (!existsSync(path)) return [`there is no file public/${file}`];
  return isPdf(path)
    ? []
    : [`public/${file} is no PDF: save the document as PDF and put that in its place`];
}

function isPdf(path: string) {
  const head = Buffer.alloc(5);
  const file = openSync(path, "r");
  readSync(file, head);
  closeSync(file);
  return head.toString("latin1") === "%PDF-";
}
