import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import { clamdScanner } from "./clamd-scanner.ts";
import type { Scanner } from "./scanner.ts";

/** The configured scanner; without one, CVs are accepted and marked as unscanned. */
export function openScanner(
  { CLAMD_ADDRESS: address }: Pick<Config, "CLAMD_ADDRESS">,
  log: Log,
): Scanner | undefined {
  if (address) return clamdScanner(address);
  log.warn(
    "No virus scanner is configured (CLAMD_ADDRESS): CVs are marked unscanned, and the export leaves them out unless it is told to take them",
  );
  return undefined;
}
