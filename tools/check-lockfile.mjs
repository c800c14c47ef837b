import { readFileSync } from "node:fs";

// A package source that lacks some platform's package makes npm write a lock that `npm ci` then refuses.
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).filter(
    (name) =>
      !packages[`${path}/node_modules/${name}`]?.version &&
      !packages[`node_modules/${name}`]?.version,
  ),
);
if (missing.length > 0) {
  console.error(`package-lock.json lacks: ${missing.join(", ")}`);
  process.exit(1);
}
