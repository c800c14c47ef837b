import { Agent, type IncomingMessage, request as send, type RequestListener } from "node:http";
import { idHeader } from "../http/request-id.ts";
import { isRead } from "../pages/send-page.ts";

type ForwardOptions = {
  socketPath: string;
  /** Answers once the site did not come back for so long. */
  unavailable: RequestListener;
  patienceMs?: number;
  onAnswer: (request: IncomingMessage, answer: IncomingMessage) => void;
};

const retryMs = 50;
/** Of one connection (RFC 9110, 7.6.1); the server answers `Expect` by itself. */
const ofConnection = new Set(["connection", "keep-alive", "te", "upgrade", "expect"]);

/** Lets the process of the site answer. A request waits for a site that is being restarted; nothing is sent twice. */
export function forwardTo({
  socketPath,
  unavailable,
  patienceMs = 10_000,
  onAnswer,
}: ForwardOptions): RequestListener {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

  return (request, response) => {
    const givesUpAt = performance.now() + patienceMs;
    const hasEnded = () => response.closed || response.destroyed;

    function attempt() {
      const { method, url: path } = request;
      let isConnected = false;
      const outgoing = send({
        socketPath,
        agent,
        method,
        path,
        headers: passedOn(request.rawHeaders),
      });
      const abandon = () => outgoing.destroy();
      response.once("close", abandon);

      function begin() {
        isConnected = true;
        request.pipe(outgoing);
      }
      outgoing.once("socket", (socket) => {
        if (socket.connecting) socket.once("connect", begin);
        else begin();
      });

      outgoing.once("response", (answer) => {
        response.writeHead(answer.statusCode ?? 502, [
          ...passedOn(answer.rawHeaders),
          ...(answer.headers["x-request-id"] ? [] : idHeader(request)),
        ]);
        answer.pipe(response);
        // An answer that is cut must not look whole.
        answer.once("close", () => {
          if (!answer.complete) response.destroy();
        });
        onAnswer(request, answer);
      });

      outgoing.once("error", () => {
        response.off("close", abandon);
        if (hasEnded() || response.headersSent) return;
        // A request that may have begun is not sent again: the connection ends. A read has no effect.
        const mayHaveBegun = isConnected && !(outgoing.reusedSocket && isRead(method));
        if (mayHaveBegun) return response.destroy();
        if (performance.now() > givesUpAt) return unavailable(request, response);
        setTimeout(attempt, retryMs);
      });
    }

    attempt();
  };
}

/** The headers that are not of one connection alone, name and value in turn. */
function passedOn(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_text, i) => {
    const name = rawHeaders[i - (i % 2)]?.toLowerCase() ?? "";
    return !ofConnection.has(name);
  });
}
