/**
 * COR-3: a leader's part of a path: the name without spaces around it, in lower case, each non-word character a hyphen
 * and hyphens in a row one. A name that ends with a stop ends with a hyphen, as the rule has it.
 */
export function leaderSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\W/g, "-").replaceAll(/-+/g, "-");
}
