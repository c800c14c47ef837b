import { open } from "node:fs/promises";

/** Names in the directory of an old Office file are in UTF-16. */
const named = (name: string) => Buffer.from(name, "utf16le");
const wordText = named("WordDocument");
const packedForPassword = named("EncryptedPackage");
const programs = [named("_VBA_PROJECT"), named("Ole10Native")];
const objects = named("ObjectPool");
/** In a folder's entry: the index of its first child; -1 if it has none. */
const childAt = 76;
/** A field begins with this character; its text has one byte or two for each letter. */
// oxlint-disable-next-line no-control-regex -- it is what a file holds
const commandField = /\x13\0?(?:[ \xa0]\0?)*"?\0?D\0?D\0?E\0?(?:A\0?U\0?T\0?O\0?)?[ "\\]/i;

/** Files consist of sectors; a piece is a whole number of them. */
const sector = 512;
const pieceBytes = 128 * sector;
/** The size of a directory entry, which holds a name and its data. */
const overlap = 256;

export type DocVerdict = "sound" | "unsupported" | "password" | "unsafe";

/** Checks if an old Office file is a Word document, needs a password, or contains anything unsafe. */
export async function inspectDoc(path: string): Promise<DocVerdict> {
  let isWord = false;
  let hasPassword = false;
  let isUnsafe = false;
  for await (const piece of piecesOf(path)) {
    isWord ||= piece.includes(wordText);
    hasPassword ||= piece.includes(packedForPassword) || isLocked(piece);
    isUnsafe ||=
      programs.some((name) => piece.includes(name)) ||
      holdsObjects(piece) ||
      commandField.test(piece.toString("latin1"));
  }
  if (hasPassword) return "password";
  if (!isWord) return "unsupported";
  return isUnsafe ? "unsafe" : "sound";
}

/** Each piece starts at a sector and includes the start of the next, because a name may span both. */
async function* piecesOf(path: string) {
  await using file = await open(path);
  const buffer = Buffer.alloc(pieceBytes + overlap);
  for (let at = 0; ; at += pieceBytes) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

function holdsObjects(piece: Buffer) {
  for (let at = piece.indexOf(objects); at !== -1; at = piece.indexOf(objects, at + 1)) {
    const child = at + childAt;
    if (child + 4 <= piece.length && piece.readInt32LE(child) !== -1) return true;
  }
  return false;
}

/** The text of a Word file starts with a magic number; a flag after it says that it is encrypted. */
function isLocked(piece: Buffer) {
  for (let at = 0; at + 12 <= piece.length; at += sector)
    if (piece.readUInt16LE(at) === 0xa5ec && (piece.readUInt16LE(at + 10) & 0x0100) !== 0)
      return true;
  return false;
}
