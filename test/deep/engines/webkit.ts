import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { eventually } from "../../support/eventually.ts";
import { freePort } from "#test/support/programs/free-port.ts";
import { isListening } from "#test/support/programs/listening.ts";
import type { Browser, Size } from "./browser.ts";

type Programs = { driver: string; browser: string; display: string };

/** WebKitGTK's own small browser, by WebDriver, on a virtual screen. */
export async function launchWebKit(programs: Programs, size: Size): Promise<Browser> {
  const port = await freePort();
  // The display server chooses a free screen number.
  const screen = spawn(programs.display, ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  const server = spawn(programs.driver, [`--port=${port}`], { env, stdio: "ignore" });
  const ended = Promise.all([once(server, "exit"), once(screen, "exit")]);
  await eventually("WebKit's driver listens", () => isListening(port));
  const driver = await startBrowser(port, programs.browser, size);
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`(${listen})(); return ${expression}`),
    async press(x, y) {
      await driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    complaints: async () => readComplaints(driver),
    async close() {
      await driver.quit().catch(() => undefined);
      server.kill();
      screen.kill();
      await ended;
    },
  };
}

async function startBrowser(port: number, program: string, { width, height }: Size) {
  // Hides its toolbar, which is wider than a phone.
  const options = { binary: program, args: ["--automation", "--full-screen"] };
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
    .build();
  await driver.manage().window().setRect({ width, height });
  return driver;
}

/** The driver returns no console messages: collects errors from the first script in the page. */
function listen() {
  if ("complaints" in globalThis) return;
  const complaints: string[] = [];
  Object.assign(globalThis, { complaints });
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`CSP ${violatedDirective} ${blockedURI}`),
  );
}

async function readComplaints(driver: WebDriver): Promise<string[]> {
  const said = await driver.executeScript("return globalThis.complaints || []");
  return Array.isArray(said) ? said.map(String) : [];
}
