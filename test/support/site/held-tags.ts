/** The ways in which a client may name a tag that it has: weak comparison (RFC 9110, 13.1.2). */
export function heldTags(etag: string): string[] {
  const strong = etag.replace(/^W\//, "");
  return [
    strong,
    `W/${strong}`,
    `"another", ${strong}`,
    `W/"another",W/${strong} , "x"`,
    "*",
    " * ",
  ];
}

/** Headers of a client that has another version. */
export function otherTags(etag: string): string[] {
  const strong = etag.replace(/^W\//, "");
  return ['"another"', 'W/"another"', `${strong.slice(0, 9)}"`, strong.slice(1, -1), `"*"`, ""];
}
