import { cpSync, globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ownContentFolder } from "../../model/load/read-content.ts";
import { editorConfig } from "./config.ts";
import { pageHeaders } from "./headers.ts";

export const outDir = join(import.meta.dirname, "dist");
const fonts =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

/** Builds the editing page as static files, with its configuration and schemas. */
export async function buildPage() {
  await build({
    root: import.meta.dirname,
    base: "./",
    configFile: false,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 4096 },
    plugins: [
      {
        // The CMS would load fonts from another company's server.
        name: "own-fonts",
        transform: (code) =>
          fonts.test(code) ? code.replaceAll(fonts, "fonts/$1-$2.woff2") : undefined,
      },
    ],
  });
  const assets = fileURLToPath(new URL("assets", import.meta.resolve("@sveltia/cms")));
  for (const file of globSync("*.woff2", { cwd: assets })) {
    const name = file.replace(/-[\w-]{8}(?=\.woff2$)/, "");
    cpSync(join(assets, file), join(outDir, "fonts", name));
  }
  // Only needed for photos from phones, and under another licence than the rest.
  for (const file of globSync("assets/heic*", { cwd: outDir })) rmSync(join(outDir, file));
}

/** A GitLab with the content, and the id of its application for sign-in. */
export const gitlab = (host: string, repo: string, app_id: string) => ({
  name: "gitlab",
  repo,
  branch: "main",
  auth_type: "pkce",
  app_id,
  base_url: host,
  api_root: `${host}/api/v4`,
});

if (import.meta.main) {
  const [host, repo, app_id] = process.argv.slice(2);
  if (!host || !repo || !app_id)
    throw new Error("Usage: node packages/editor/build.ts HOST REPOSITORY APPLICATION_ID");
  await buildPage();
  const page = editorConfig(ownContentFolder, gitlab(host, repo, app_id));
  writeFileSync(join(outDir, "editor.json"), JSON.stringify(page));
  const headers = Object.entries(pageHeaders(host));
  const lines = headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  writeFileSync(join(outDir, "headers.conf"), lines.join(""));
}
