import { launch } from "puppeteer-core";
import type { Browser, Size } from "./browser.ts";

/** Firefox, by WebDriver BiDi. */
export async function launchFirefox(program: string, size: Size): Promise<Browser> {
  const browser = await launch({ browser: "firefox", executablePath: program, headless: true });
  const page = await browser.newPage();
  await page.setViewport(size);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press("Enter"),
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
