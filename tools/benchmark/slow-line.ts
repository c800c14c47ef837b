import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The latency is half of the round trip each way; the rate applies to each direction. */
export const line = { roundTripMs: 300, kilobits: 700 };
const packetBytes = 1440;

/**
 * A proxy that simulates a slow connection: packets queue and arrive one after another, and a new connection takes a
 * round trip before its first byte. All connections share the bandwidth.
 */
export async function openSlowLine(targetPort: number) {
  const toServer = openWay();
  const toVisitor = openWay();
  const server = createServer((visitor) => {
    // The packets that open a connection.
    const isOpenAt = performance.now() + line.roundTripMs;
    const inner = connect(targetPort, "127.0.0.1");
    carry(visitor, inner, (bytes) => Math.max(isOpenAt, toServer(bytes)));
    carry(inner, visitor, toVisitor);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  // The cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** The moment at which a packet sent now arrives. */
function openWay() {
  let freeAt = 0;
  return (bytes: number): number => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8) / line.kilobits;
    return freeAt + line.roundTripMs / 2;
  };
}

function carry(from: Socket, to: Socket, arrivalOf: (bytes: number) => number) {
  let last = Promise.resolve();
  const after = (moment: number, act: () => void) => {
    last = last.then(() => until(moment)).then(act);
  };
  from.on("data", (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += packetBytes) {
      const packet = chunk.subarray(at, at + packetBytes);
      after(arrivalOf(packet.length), () => to.write(packet));
    }
  });
  from.on("error", () => to.destroy());
  from.on("close", () => after(0, () => to.end()));
}

const until = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));
