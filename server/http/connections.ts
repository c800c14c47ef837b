import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Each connection opens at most one file, so all of them need about 8,500 of the 65,536 descriptors that the systemd
 * unit allows. A proxy keeps far fewer idle connections.
 */
export const connectionLimits = {
  /** Connections of the whole process. */
  most: 4000,
  /** Above this number, the connection that has been idle longest is closed. */
  mostIdle: 2000,
  /** Milliseconds until an answer that its client hardly reads is dropped. */
  unreadMs: 60_000,
  /** The most unsent bytes on all connections: above it the connections with most of them are cut. */
  mostUnreadBytes: 32 * 1024 * 1024,
};

/** Bytes that a client must read in `unreadMs`; the slowest line reads many times more. */
const leastTakenBytes = 4096;
const watchMs = 500;

/** Why a connection was refused or closed, for the security log. */
export type ShedReason = "too-many-connections" | "too-many-idle-connections" | "too-much-unread";

type State = {
  requestsUnderWay: number;
  /** The bytes that the reader had taken at `lastTakenAt`. */
  takenBytes: number;
  lastTakenAt: number;
};

/** Limits connections: their number, idle ones, and those whose client reads nothing. */
export function limitConnections(
  server: Server,
  { most, mostIdle, unreadMs, mostUnreadBytes }: typeof connectionLimits,
  onShed: (reason: ShedReason, clientIp: string | undefined) => void,
): void {
  const connections = new Map<Socket, State>();
  /** In the order in which they became idle. */
  const idle = new Set<Socket>();

  server.maxConnections = most;
  server.on("drop", (client) => onShed("too-many-connections", client?.remoteAddress));

  server.on("connection", (socket) => {
    connections.set(socket, {
      requestsUnderWay: 0,
      takenBytes: 0,
      lastTakenAt: performance.now(),
    });
    socket.once("close", () => {
      connections.delete(socket);
      idle.delete(socket);
    });
    addIdle(socket);
  });

  server.prependListener("request", (request, response) => {
    const { socket } = request;
    const state = connections.get(socket);
    // Node still processes the data it has read from a closed connection.
    if (!state || socket.destroyed) return;
    state.requestsUnderWay += 1;
    idle.delete(socket);
    response.once("close", () => {
      state.requestsUnderWay -= 1;
      if (state.requestsUnderWay === 0 && !socket.destroyed) addIdle(socket);
    });
  });

  function addIdle(socket: Socket) {
    idle.add(socket);
    const [longest] = idle;
    if (idle.size <= mostIdle || !longest) return;
    idle.delete(longest);
    onShed("too-many-idle-connections", longest.remoteAddress);
    longest.destroy();
  }

  /**
   * Many small requests can cause much unread data: a refused form is returned with its input, many times as large as
   * it was sent.
   */
  function cutMostUnread() {
    const waiting = [...connections.keys()].filter((socket) => socket.writableLength > 0);
    let unread = waiting.reduce((sum, socket) => sum + socket.writableLength, 0);
    if (unread <= mostUnreadBytes) return;
    for (const socket of waiting.sort((a, b) => b.writableLength - a.writableLength)) {
      if (unread <= mostUnreadBytes) return;
      unread -= socket.writableLength;
      onShed("too-much-unread", socket.remoteAddress);
      socket.destroy();
    }
  }

  const watch = setInterval(
    () => {
      const now = performance.now();
      for (const [socket, state] of connections) {
        const takenBytes = socket.bytesWritten - socket.writableLength;
        if (socket.writableLength === 0 || takenBytes - state.takenBytes >= leastTakenBytes) {
          state.takenBytes = takenBytes;
          state.lastTakenAt = now;
        } else if (now - state.lastTakenAt >= unreadMs) socket.destroy();
      }
      cutMostUnread();
    },
    Math.min(watchMs, unreadMs / 6),
  );
  watch.unref();
  server.once("close", () => clearInterval(watch));
}
