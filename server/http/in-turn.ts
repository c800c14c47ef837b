import type { IncomingMessage, RequestListener } from "node:http";
import type { Socket } from "node:net";

type InTurnOptions = {
  /** Requests of one connection that wait for the answers before theirs. */
  mostWaiting: number;
  /** More requests were sent than may wait. */
  onTooMany: (socket: Socket) => void;
};

type Connection = { isBusy: boolean; waiting: (() => void)[] };

/**
 * Starts a request when the previous answer on its connection has been read. A client may send many requests before
 * it reads an answer, and Node hands over all of them at once: each would open its file and fill its memory. If too
 * many wait, the connection is closed: Node keeps waiting requests whole, and a client may send them again.
 */
export function inTurn(
  { mostWaiting, onTooMany }: InTurnOptions,
  next: RequestListener,
): RequestListener {
  const connections = new WeakMap<Socket, Connection>();

  function connectionOf({ socket }: IncomingMessage) {
    const known = connections.get(socket);
    if (known) return known;
    const connection: Connection = { isBusy: false, waiting: [] };
    connections.set(socket, connection);
    return connection;
  }

  return (request, response) => {
    const { socket } = request;
    const connection = connectionOf(request);
    const begin = () => {
      connection.isBusy = true;
      response.once("close", () => {
        connection.isBusy = false;
        if (!socket.destroyed) connection.waiting.shift()?.();
      });
      next(request, response);
    };

    // Node still processes the data it has read from a closed connection.
    if (socket.destroyed) return;
    if (!connection.isBusy) return begin();
    connection.waiting.push(begin);
    if (connection.waiting.length <= mostWaiting) return;
    onTooMany(socket);
    socket.destroy();
  };
}
