import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Connects, asks for a URL a given number of times, all at once, and reads no answer. */
export async function askWithoutReading(
  port: number,
  path: string,
  times: number,
): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(times));
  return socket;
}
