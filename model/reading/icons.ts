import { existsSync, readFileSync } from "node:fs";

/** The styles of icons: duotone for those that records name, bold and fill for the site's controls. */
const weights = ["duotone", "bold", "fill"] as const;

/** The drawing `house-duotone`, as SVG that takes the colour of the text around it. */
export function readIcon(name: string): string | undefined {
  const weight = weights.find((each) => name.endsWith(`-${each}`));
  if (!weight) return undefined;
  const file = new URL(import.meta.resolve(`@phosphor-icons/core/${weight}/${name}.svg`));
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export const isIcon = (name: string): boolean => readIcon(`${name}-duotone`) !== undefined;
