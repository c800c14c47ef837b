// Before a script of package.json whose program `npm start` does not install.
import { hasPackagesOfTests } from "./prepare.mjs";

if (!hasPackagesOfTests()) {
  console.error("This needs the packages of checks and tests: run npm ci");
  process.exit(1);
}
