import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.mjs";

/** The Chromium that draws; without one there is nothing to be done. */
export async function openBrowser() {
  const executablePath = findChromium();
  if (executablePath === null) process.exit(1);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
}
