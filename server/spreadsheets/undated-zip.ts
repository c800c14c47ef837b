/** Midnight of 1 January 1980, the first moment that a zip file can hold. */
const noTime = 0x00_21_00_00;
const endSignature = 0x06_05_4b_50;

/** A zip file whose entries all have the same time, so that equal content makes equal bytes. Writes into the buffer. */
export function undatedZip(zip: Buffer): Buffer {
  const end = zip.lastIndexOf(toBytes(endSignature));
  const entries = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < entries; i += 1) {
    zip.writeUInt32LE(noTime, at + 12);
    // The header before the entry repeats the time.
    zip.writeUInt32LE(noTime, zip.readUInt32LE(at + 42) + 10);
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + zip.readUInt16LE(at + field), 0);
  }
  return zip;
}

function toBytes(signature: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
