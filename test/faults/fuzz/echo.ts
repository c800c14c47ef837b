import type { RawAnswer } from "#test/support/faults/raw-request.ts";

/** A word that is on no page: if an answer contains it, it came from this request or another one. */
export const tokenOf = (n: number) => `fuzz${n}q`;

/** Each breaks out of a place where a page might show it unescaped. */
export const probes: readonly [(token: string) => string, ...((token: string) => string)[]] = [
  (token) => `<${token}>`,
  (token) => `"><${token} x="`,
  (token) => `x"${token}=1`,
  (token) => `x'${token}=1`,
  (token) => `</script><${token}>`,
  (token) => `--></title></textarea><${token}>`,
  (token) => `]]><${token}>`,
  (token) => `javascript:${token}`,
  (token) => `//${token}.example/`,
  (token) => `https://${token}.example/`,
  (token) => `/\\${token}.example/`,
  (token) => `x\r\nX-${token}: 1`,
  (token) => `\r\n\r\n<${token}>`,
];

const broughtIn: Readonly<Record<string, RegExp>> = {
  "an element": /<\/?fuzz\d+q/i,
  "an attribute": /x["']fuzz\d+q=/i,
  "a script in a link": /(?:href|src|action)\s*=\s*["']?\s*javascript:fuzz\d+q/i,
  "a link to another host": /(?:href|src|action)\s*=\s*["']?(?:https?:)?[/\\]{2}fuzz\d+q/i,
};

/** The parts of a probe that an answer contains unescaped. */
export function echoesIn({ headers, body }: RawAnswer): string[] {
  const isMarkup = /html|svg|xml|^$/.test(headers["content-type"] ?? "");
  const inBody = Object.entries(broughtIn)
    .filter(([, pattern]) => isMarkup && pattern.test(body))
    .map(([what]) => `${what} in the body`);
  const inHeaders = Object.entries(headers)
    .filter(([name, value]) => /fuzz\d+q/.test(name) || isBrokenBy(String(value)))
    .map(([name, value]) => `in a header, ${name}: ${String(value).slice(0, 200)}`);
  const { location = "" } = headers;
  const target = new URL(location, "http://site.example");
  const leadsAway = /fuzz/.test(target.host) || target.protocol === "javascript:";
  return [...inBody, ...inHeaders, ...(leadsAway ? [`leads to ${location.slice(0, 200)}`] : [])];
}

const isBrokenBy = (value: string) => /[\r\n<"]\s*(?:X-)?fuzz\d+q/i.test(value);
