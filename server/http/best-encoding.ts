export type Encoding = "br" | "gzip" | "identity";
/** An encoding that needs a dictionary (RFC 9842). */
export type DifferenceEncoding = "dcz" | "dcb";

/** A weight above 0 (RFC 9110, 12.4.2). Other forms are ignored. */
const someWeight = String.raw`(?:\s*;\s*q=(?:1(?:\.0{0,3})?|0\.(?=0{0,2}[1-9])\d{1,3}))`;
/** Matches an `Accept-Encoding` that accepts this encoding; "q=0" refuses it. */
const naming = (encoding: string) =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}${someWeight}?\s*(?:,|$)`, "i");
/** Matches one that mentions it at all. */
const mentioning = (encoding: string) =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:[;,]|$)`, "i");
const anything = naming(String.raw`\*`);

function reading(encoding: "br" | "gzip") {
  const [named, mentioned] = [naming(encoding), mentioning(encoding)];
  return (accepted: string) =>
    named.test(accepted) || (anything.test(accepted) && !mentioned.test(accepted));
}
const readsBr = reading("br");
const readsGzip = reading("gzip");

const [dcz, dcb] = [naming("dcz"), naming("dcb")];

/** True if a browser accepts zstd with a dictionary (RFC 9842), which it must name; or Brotli with one. */
export const readsDcz = (accepted: string) => dcz.test(accepted);
export const readsDcb = (accepted: string) => dcb.test(accepted);

/** The smallest of our encodings that a browser accepts, whatever its order of preference. */
export function bestEncoding(accepted: string): Encoding {
  if (readsBr(accepted)) return "br";
  return readsGzip(accepted) ? "gzip" : "identity";
}
