import { join } from "node:path";
import type { Engine } from "./browser.ts";
import { launchChromium } from "./chromium.ts";
import { launchFirefox } from "./firefox.ts";
import { findProgram } from "#test/support/programs/programs.ts";
import { launchWebKit } from "./webkit.ts";

const unpacked = join(import.meta.dirname, "../old-browsers/node_modules/.unpacked");

const oldChromium = (version: number, hasScript = true): Engine => ({
  name: `Chromium ${version}${hasScript ? "" : " without script"}`,
  hasScript,
  launch(size) {
    const folder = join(unpacked, String(version));
    const libraries = ["aws/lib", "al2/lib", "."].map((each) => join(folder, each));
    const program = findProgram(join(folder, "chromium"));
    return launchChromium({ program, libraries, hasScript }, size);
  },
});

const newChromium = (hasScript = true): Engine => ({
  name: `Chromium of today${hasScript ? "" : " without script"}`,
  hasScript,
  launch(size) {
    const program = findProgram(process.env["CHROMIUM_PATH"] || "chromium");
    return launchChromium({ program, libraries: [], hasScript }, size);
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
  ...[92, 106, 109, 115, 119].map((version) => oldChromium(version)),
  newChromium(),
  firefox,
  webKit,
];

/** Without script, like the simplest browser that can show pages. */
export const withoutScript: readonly Engine[] = [oldChromium(92, false), newChromium(false)];
