import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("without the host, the repository and the application id the build fails", () => {
  const build = (...args: string[]) =>
    spawnSync(process.execPath, ["packages/editor/build.ts", ...args], { encoding: "utf8" });
  for (const args of [[], ["https://git.example.org", "web/site-content"]])
    expect(build(...args)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("HOST REPOSITORY APPLICATION_ID"),
    });
});
