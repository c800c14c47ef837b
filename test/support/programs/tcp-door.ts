import { connect, createServer, type Socket } from "node:net";
import { atEnd } from "#test/support/faults/at-end.ts";
import { portOf } from "./listen.ts";

type State = "open" | "shut" | "silent";

/**
 * A proxy before a server that can refuse connections or, when silent, accept them without ever answering; until the
 * end of the test.
 */
export async function openDoor(targetPort: number) {
  const sockets = new Set<Socket>();
  let state: State = "open";
  let tries = 0;
  const server = createServer((visitor) => {
    tries += 1;
    keep(visitor);
    if (state === "shut") visitor.destroy();
    if (state !== "open") return;
    const inner = connect(targetPort, "127.0.0.1");
    keep(inner);
    visitor.pipe(inner).pipe(visitor);
    visitor.on("close", () => inner.destroy());
    inner.on("close", () => visitor.destroy());
  });
  const port = await portOf(server);

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  atEnd(dropAll);

  return {
    port,
    /** The number of connections that were made. */
    tries: () => tries,
    /** Closes the open connections. */
    set(next: State) {
      state = next;
      if (next !== "open") dropAll();
    },
  };
}
