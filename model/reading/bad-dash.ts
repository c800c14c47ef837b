/** The complaint about a list entry whose dash is not a YAML dash; undefined for any other text. */
export function badDash(line: string): string | undefined {
  if (/^\s*[–—•\u0096]/.test(line))
    return 'begins with a long dash or a bullet: begin each entry of a list with a hyphen and a space, "- "';
  // A hyphen before a digit is a minus sign.
  return /^\s*-[^\s\d-]/.test(line) ? "put a space after the hyphen of this entry" : undefined;
}
