/** The approximate bytes of an entry beside its body. */
const entryBytes = 512;

/** Bytes by name up to a size; beyond it what was asked for longest ago goes first. */
export function createKeptBodies(maxBytes: number) {
  const bodies = new Map<string, Buffer<ArrayBuffer>>();
  let bytes = 0;
  const sizeOf = (body: Buffer) => body.length + entryBytes;

  function drop(name: string) {
    const body = bodies.get(name);
    if (body) bytes -= sizeOf(body);
    bodies.delete(name);
  }

  function keep(name: string, body: Buffer<ArrayBuffer>) {
    drop(name);
    bodies.set(name, body);
    bytes += sizeOf(body);
    // A Map keeps its order of insertion.
    for (const oldest of bodies.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    keep,
    get(name: string) {
      const body = bodies.get(name);
      if (body) keep(name, body);
      return body;
    },
  };
}
