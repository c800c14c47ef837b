export type Encoding = "br" | "gzip" | "identity";

/** Where an `Accept-Encoding` names it, and not with "q=0", which means "anything but this". */
const naming = (encoding: string) =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)`, "i");
const br = naming("br");
const gzip = naming("gzip");

/** The smallest of the encodings we keep that a browser reads; in which it likes best we do not follow it. */
export function bestEncoding(accepted: string): Encoding {
  if (br.test(accepted)) return "br";
  return gzip.test(accepted) ? "gzip" : "identity";
}
