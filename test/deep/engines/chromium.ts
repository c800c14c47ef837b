import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import CDP from "chrome-remote-interface";
import { eventually } from "../../support/eventually.ts";
import type { Browser, Size } from "./browser.ts";

type Build = { program: string; libraries: readonly string[]; hasScript: boolean };

const flags = [
  "--headless",
  "--no-sandbox",
  "--no-zygote",
  "--disable-gpu",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--disable-background-networking",
  "--no-first-run",
  "--hide-scrollbars",
  "--mute-audio",
  "--autoplay-policy=no-user-gesture-required",
  "--remote-debugging-port=0",
];

/** A Chromium since version 92, controlled by the DevTools protocol. */
export async function launchChromium(build: Build, { width, height }: Size): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "chromium-"));
  const args = [...flags, `--user-data-dir=${profile}`, `--window-size=${width},${height}`];
  const child = spawn(build.program, [...args, "about:blank"], {
    env: { ...process.env, LD_LIBRARY_PATH: build.libraries.join(":") },
    stdio: ["ignore", "ignore", "pipe"],
    // Debian's program is a script that starts the browser: the group holds both.
    detached: true,
  });
  const ended = once(child, "exit");
  const port = await debuggingPort(child);
  await eventually("Chromium has a page", async () => (await CDP.List({ port })).length > 0);
  const client = await CDP({ port, local: true });
  const complaints = await hearComplaints(client);
  await client.Emulation.setDeviceMetricsOverride({
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
  if (!build.hasScript) await client.Emulation.setScriptExecutionDisabled({ value: true });
  return {
    ...pageOf(client),
    ...handsOf(client),
    complaints: () => Promise.resolve(complaints),
    async close() {
      await client.close();
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function debuggingPort(child: ChildProcess): Promise<number> {
  if (!child.stderr) throw new Error("Chromium says nothing");
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (!port) continue;
    child.stderr.resume();
    return Number(port);
  }
  throw new Error(`Chromium ended at its start:\n${said.join("\n")}`);
}

async function hearComplaints({ Log, Runtime, Page }: CDP.Client): Promise<string[]> {
  const complaints: string[] = [];
  Runtime.on("consoleAPICalled", ({ type, args }) => {
    const words = args.map(({ value, description }) => String(value ?? description));
    if (type === "error" || type === "assert") complaints.push(words.join(" "));
  });
  Runtime.on("exceptionThrown", ({ exceptionDetails: { text, exception } }) =>
    complaints.push(exception?.description ?? text),
  );
  Log.on("entryAdded", ({ entry: { level, text, url } }) => {
    if (level === "error") complaints.push(`${text} ${url ?? ""}`);
  });
  await Promise.all([Log.enable(), Runtime.enable(), Page.enable()]);
  return complaints;
}

function pageOf({ Page, Runtime }: CDP.Client) {
  return {
    async open(address: string) {
      const loaded = Page.loadEventFired();
      await Page.navigate({ url: address });
      await loaded;
    },
    async evaluate(expression: string): Promise<unknown> {
      const { result, exceptionDetails } = await Runtime.evaluate({
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails)
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async picture() {
      const { data } = await Page.captureScreenshot({ format: "png" });
      return Buffer.from(data, "base64");
    },
  };
}

function handsOf({ Input }: CDP.Client) {
  return {
    async press(x: number, y: number) {
      const at = { x, y, button: "left", clickCount: 1 } as const;
      await Input.dispatchMouseEvent({ type: "mouseMoved", x, y });
      await Input.dispatchMouseEvent({ ...at, type: "mousePressed" });
      await Input.dispatchMouseEvent({ ...at, type: "mouseReleased" });
    },
    async type(text: string) {
      for (const key of text) {
        await Input.dispatchKeyEvent({ type: "keyDown", key, text: key });
        await Input.dispatchKeyEvent({ type: "keyUp", key });
      }
    },
    async pressEnter() {
      const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
      await Input.dispatchKeyEvent({ type: "keyDown", ...key, text: "\r" });
      await Input.dispatchKeyEvent({ type: "keyUp", ...key });
    },
  };
}
