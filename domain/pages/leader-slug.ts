/**
 * A leader's part of an address (S1 section 2): the name without spaces around it, in small letters, each non-word
 * character a hyphen and hyphens in a row one. A name that ends with a stop ends with a hyphen, as the rule has it.
 */
export function leaderSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\W/g, "-").replaceAll(/-+/g, "-");
}
