export type Encoding = "br" | "gzip" | "identity";

/** Where an `Accept-Encoding` names it, and not with "q=0", which means "anything but this". */
const naming = (encoding: string) =>
  new RegExp(String.raw`(?:^|,)\s*${encoding}(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)`, "i");
/** Where it says anything of it. */
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

/** The smallest of the encodings we keep that a browser reads; in which it likes best we do not follow it. */
export function bestEncoding(accepted: string): Encoding {
  if (readsBr(accepted)) return "br";
  return readsGzip(accepted) ? "gzip" : "identity";
}
