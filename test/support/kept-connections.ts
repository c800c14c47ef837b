import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export type RawPage = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks one server over connections that stay open until the test ends, and decodes nothing. */
export function keepConnections(port: number, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  onTestFinished(() => agent.destroy());
  return async (path: string, headers: Record<string, string> = {}): Promise<RawPage> => {
    const asked = request({ host: "127.0.0.1", port, path, headers, agent });
    asked.end();
    const [response] = await once(asked, "response");
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}
