import { connect } from "node:net";

/** True if something takes connections on a port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once("connect", answer(true)).once("error", answer(false));
  });
}
