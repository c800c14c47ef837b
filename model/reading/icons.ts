import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** The styles of icons: duotone for those that records name, bold and fill for the site's controls. */
const weights = ["duotone", "bold", "fill"] as const;

/** The drawing `house-duotone`, as SVG that takes the colour of the text around it. */
export function readIcon(name: string): string | undefined {
  const file = fileOf(name);
  return file && readFileSync(file, "utf8");
}

/** The name of a drawing that there is: `house`. */
export const IconSchema = z
  .string()
  .refine((name) => /^[a-z-]+$/.test(name) && fileOf(`${name}-duotone`), {
    error: ({ input }) => `there is no icon ${input}`,
  });

function fileOf(name: string) {
  const weight = weights.find((each) => name.endsWith(`-${each}`));
  if (!weight) return undefined;
  const file = new URL(import.meta.resolve(`@phosphor-icons/core/${weight}/${name}.svg`));
  return existsSync(file) ? file : undefined;
}
