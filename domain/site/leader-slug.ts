/**
 * COR-3: a leader's slug: the name trimmed and in lower case, with each run of non-word characters replaced by one
 * hyphen. A name that ends with a full stop ends with a hyphen, as the rule requires.
 */
export function leaderSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\W/g, "-").replaceAll(/-+/g, "-");
}
