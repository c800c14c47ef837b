import { lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { isPrivate, isPublicAddress } from "./public-address.ts";

type PostOptions = {
  body: string;
  headers: Readonly<Record<string, string>>;
  allowPrivateNetwork: boolean;
  timeoutMs: number;
};

/**
 * Posts to a URL and returns the status; the body of the answer is not read. Does not follow redirects. Checks the IP
 * address when connecting, so that no host name can lead into the bank's network. Errors contain a code and no address.
 */
export async function postJson(url: string, options: PostOptions): Promise<number> {
  const { body, headers, allowPrivateNetwork, timeoutMs } = options;
  if (!allowPrivateNetwork && isPrivate(url)) throw new Error(refused);
  const send = new URL(url).protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      ...(!allowPrivateNetwork && { lookup: lookupPublic }),
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
    });
    request.on("response", (response) => {
      response.resume();
      response.on("error", () => {});
      resolve(response.statusCode ?? 0);
      response.on("end", () => request.destroy());
    });
    request.on("error", (error) => reject(new Error(codeOf(error))));
    request.end(body);
  });
}

const refused = "The address is of a private network";

const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const first = found?.find(({ address }) => isPublicAddress(address));
    if (error || !first) return callback(error ?? new Error(refused), "", 0);
    if (options.all) callback(null, [first]);
    else callback(null, first.address, first.family);
  });
};

/** A network error's message contains the host. */
function codeOf(error: Error) {
  if (error.message === refused) return refused;
  if (error.name === "AbortError" || error.name === "TimeoutError") return "No answer in time";
  return "code" in error ? String(error.code) : error.name;
}
