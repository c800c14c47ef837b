import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.mjs";

/** The Chromium for drawing; ends the process if there is none. */
export async function openBrowser() {
  const executablePath = findChromium();
  if (executablePath === null) process.exit(1);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
}
