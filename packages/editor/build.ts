import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ownContentFolder } from "../../model/load/read-content.ts";
import { editorConfig } from "./config.ts";

// Writes the editing page as static files. Arguments: the address of the GitLab that holds the content, the path of the
// repository there, and the id of the application by which people sign in.
const [host = "https://git.bank.example", repo = "bank/site-content", app_id = "none"] =
  process.argv.slice(2);
const outDir = join(import.meta.dirname, "dist");
const fonts =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

await build({
  root: import.meta.dirname,
  base: "./",
  configFile: false,
  logLevel: "warn",
  build: { outDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 4096 },
  plugins: [
    {
      // The CMS would fetch its typefaces from somebody else's server.
      name: "own-fonts",
      transform: (code) =>
        fonts.test(code) ? code.replaceAll(fonts, "fonts/$1-$2.woff2") : undefined,
    },
  ],
});
mkdirSync(join(outDir, "fonts"));
const assets = fileURLToPath(new URL("assets", import.meta.resolve("@sveltia/cms")));
for (const file of globSync("*.woff2", { cwd: assets }))
  copyFileSync(
    join(assets, file),
    join(outDir, "fonts", file.replace(/-[\w-]{8}\.woff2$/, ".woff2")),
  );
// Of no use without pictures from phones, and under another licence than the rest.
for (const file of globSync("assets/heic*", { cwd: outDir })) rmSync(join(outDir, file));
const { config, formats } = editorConfig(ownContentFolder, {
  name: "gitlab",
  repo,
  branch: "main",
  auth_type: "pkce",
  app_id,
  base_url: host,
  api_root: `${host}/api/v4`,
});
writeFileSync(join(outDir, "config.json"), JSON.stringify(config));
writeFileSync(join(outDir, "formats.json"), JSON.stringify(formats));
