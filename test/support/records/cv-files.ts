import { crc32, deflateRawSync } from "node:zlib";

type Entry = { name: string; content?: string; declaredBytes?: number };

/** A zip file; an entry may declare a larger unpacked size than it has. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "", declaredBytes } of entries) {
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredBytes ?? Buffer.byteLength(content), 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), common, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\0", "latin1"), common, rest, nameBytes]),
    );
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

const docxEntries: readonly Entry[] = [
  { name: "[Content_Types].xml", content: "<Types/>" },
  { name: "_rels/.rels", content: "<Relationships/>" },
  { name: "word/document.xml", content: "<w:document/>" },
];

export const docxFile = (...more: Entry[]): Buffer => zip([...docxEntries, ...more]);

/** The beginning and the end of each PDF. */
export const pdfStart =
  "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n";
export const pdfEnd = "\ntrailer\n<< /Root 1 0 R /Size 3 >>\n%%EOF\n";

/** Padded to the requested length; the shortest may be longer. */
export const pdfFile = (bytes = 200): Buffer =>
  Buffer.concat([
    Buffer.from(`${pdfStart}%`),
    Buffer.alloc(Math.max(0, bytes - pdfStart.length - pdfEnd.length - 1), "a"),
    Buffer.from(pdfEnd),
  ]);

/** The inspected parts of an old Office file: its first bytes, and the names in its directory. */
export const officeFile = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(504),
    ...streams.map((name) => {
      const entry = Buffer.alloc(128);
      entry.write(name, "utf16le");
      // It holds no others.
      entry.writeInt32LE(-1, 76);
      return entry;
    }),
  ]);

export const docFile = (...more: string[]): Buffer =>
  officeFile("Root Entry", "WordDocument", "1Table", ...more);
