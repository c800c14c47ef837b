import type { Random } from "#test/support/seeded-random.ts";
import type { RawRequest } from "#test/support/faults/raw-request.ts";
import { methods, strangeHeaders, strangePaths } from "../abuses/requests.ts";
import { bodyFor } from "./fuzz-body.ts";
import { bentValue, oneOf } from "./bent-value.ts";
import type { Target } from "./targets.ts";

const oddNames = ["__proto__", "constructor", "a[]", "a[b]", "", "%", "_data", "_routes", "index"];
const listed = ["page", "term", "amount", "years", "product", "property", "reference", "day"];
const echoed = ["User-Agent", "Referer", "Accept-Language", "Accept", "X-Forwarded-Host", "Cookie"];
const ruling = ["Origin", "If-None-Match", "Range", "Host", "X-Forwarded-Proto", "X-Request-Id"];

/** A request to a target with random faults; the same for the same random source. */
export function fuzzRequest(target: Target, random: Random, token: string): RawRequest {
  const isSent = target.method === "POST" ? random.chance(0.85) : random.chance(0.05);
  const odd = random.chance(0.08) ? oneOf(random, methods) : undefined;
  const method = odd ?? (isSent ? "POST" : "GET");
  const { type, body } = isSent ? bodyFor(target, random, token) : {};
  return {
    method,
    path: latin(bendPath(target.path, random, token) + query(target, random, token)),
    headers: {
      ...(type !== undefined && { "Content-Type": latin(type) }),
      ...(random.chance(0.25) && bentHeaders(random, token)),
    },
    ...(body !== undefined && { body }),
  };
}

function bendPath(path: string, random: Random, token: string): string {
  const segments = path.split("/");
  const at = Math.floor(random.between(1, segments.length));
  const bent = percent(bentValue(random, token), random);
  const replaced = segments.with(at, bent).join("/");
  return oneOf(random, [
    ...Array.from({ length: 4 }, () => path),
    replaced,
    replaced,
    `${path}/${bent}`,
    `${path}${bent}`,
    `/sw${path}`,
    `/sw${replaced}`,
    `/sw//${token}.example`,
    `/${path}`,
    `${path}/`,
    `/${bent}${path}`,
    `/%2e%2e${path}/..%2f..;a=b`,
    path.toUpperCase(),
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    oneOf(random, strangePaths),
  ]);
}

function query({ fields }: Target, random: Random, token: string): string {
  if (random.chance(0.35)) return "";
  const names = [...Object.keys(fields), ...Object.keys(fields), ...listed, ...oddNames];
  const pairs = Array.from({ length: Math.ceil(random.next() * 4) }, () => {
    const name = random.chance(0.1) ? bentValue(random, token) : oneOf(random, names);
    return `${percent(name, random)}=${percent(bentValue(random, token), random)}`;
  });
  return `?${pairs.join(random.pick(["&", "&", "&", ";", "&&"]))}`;
}

function bentHeaders(random: Random, token: string): Record<string, string | string[]> {
  if (random.chance(0.3)) {
    const { "Content-Length": _length, ...headers } = oneOf(random, strangeHeaders);
    return headers;
  }
  const name = oneOf(random, [...echoed, ...echoed, ...ruling]);
  return { [name]: latin(bentValue(random, token)) };
}

/** Encoded like a browser, or like an attacker: a server must accept both. */
function percent(value: string, random: Random): string {
  const encoded = encodeURIComponent(value.toWellFormed());
  if (random.chance(0.6)) return encoded;
  if (random.chance(0.2)) return encodeURIComponent(encoded);
  return value;
}

/** The characters that Node sends as they are; it would refuse the rest in a URL or a header. */
const latin = (text: string) =>
  text.replace(/[^!-~\x80-\xff]/g, (sign) =>
    sign === " " ? "%20" : encodeURIComponent(sign.toWellFormed()),
  );
