/** Draws the plans of properties as SVG, small enough to stay so: `node packages/artwork/floor-plans.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawPlan } from "./floor-plans/draw.ts";
import { flatPlans } from "./floor-plans/flats.ts";
import { housePlans } from "./floor-plans/houses.ts";
import { drawPlot, plotPlans } from "./floor-plans/plot.ts";
import { premisesPlans } from "./floor-plans/premises.ts";

const folder = fileURLToPath(new URL("../../public/pictures/plans", import.meta.url));
mkdirSync(folder, { recursive: true });
const drawn = [
  ...[...flatPlans, ...housePlans, ...premisesPlans].map((plan) => [plan.name, drawPlan(plan)]),
  ...plotPlans.map((plan) => [plan.name, drawPlot(plan)]),
] as const;
for (const [name, drawing] of drawn) writeFileSync(`${folder}/${name}.svg`, drawing ?? "");
console.info(`Plans: ${drawn.length} drawn`);
