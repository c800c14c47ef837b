import { createReadStream } from "node:fs";

/** Names in the directory of an old Office file stand in UTF-16. */
const wordText = Buffer.from("WordDocument", "utf16le");
const macros = Buffer.from("_VBA_PROJECT", "utf16le");

/** Whether an old Office file is one of Word, and whether it carries macros. */
export async function lookIntoDoc(path: string): Promise<"sound" | "unsupported" | "unsafe"> {
  let isWord = false;
  let hasMacros = false;
  // A name may begin in one piece and end in the next.
  let before = Buffer.alloc(0);
  for await (const piece of createReadStream(path)) {
    const seen = Buffer.concat([before, piece]);
    isWord ||= seen.includes(wordText);
    hasMacros ||= seen.includes(macros);
    before = seen.subarray(-wordText.length);
  }
  if (!isWord) return "unsupported";
  return hasMacros ? "unsafe" : "sound";
}
