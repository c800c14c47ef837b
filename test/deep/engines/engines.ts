import { join } from "node:path";
import type { Engine } from "./browser.ts";
import { launchChromium } from "./chromium.ts";
import { launchFirefox } from "./firefox.ts";
import { findProgram } from "#test/support/programs/programs.ts";
import { launchWebKit } from "./webkit.ts";

const unpacked = join(import.meta.dirname, "../old-browsers/node_modules/.unpacked");

const chromium = (version: number | "of today", hasScript = true): Engine => ({
  name: `Chromium ${version}${hasScript ? "" : " without script"}`,
  hasScript,
  launch(size) {
    const isOld = version !== "of today";
    const folder = join(unpacked, String(version));
    const libraries = isOld ? ["aws/lib", "al2/lib", "."].map((each) => join(folder, each)) : [];
    const newest = process.env["CHROMIUM_PATH"] || "chromium";
    const program = findProgram(isOld ? join(folder, "chromium") : newest);
    return launchChromium({ program, libraries, hasScript }, size);
  },
});

const firefox: Engine = {
  name: "Firefox ESR",
  hasScript: true,
  launch: (size) => launchFirefox(findProgram("firefox-esr", "firefox"), size),
};

const libraryFolders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"];

const webKit: Engine = {
  name: "WebKitGTK",
  hasScript: true,
  launch: (size) =>
    launchWebKit(
      {
        driver: findProgram("WebKitWebDriver"),
        display: findProgram("Xvfb"),
        browser: findProgram(
          ...libraryFolders.flatMap((folder) =>
            ["4.1", "4.0"].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
          ),
        ),
      },
      size,
    ),
};

/** The oldest supported browsers, each Chromium that once had its own fault, and the three current engines. */
export const engines: readonly Engine[] = [
  ...([92, 106, 109, 115, 119, "of today"] as const).map((version) => chromium(version)),
  firefox,
  webKit,
];

/** Without script, like the simplest browser that can show pages. */
export const withoutScript: readonly Engine[] = [chromium(92, false), chromium("of today", false)];
