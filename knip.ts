import type { KnipConfig } from "knip";
import { workspacePackages } from "./tools/workspace-packages.ts";

export default {
  workspaces: {
    ".": {
      entry: [
        "server/{main,dev}.ts",
        "tools/*.{mjs,ts}",
        "tools/*/main.ts",
        "tools/benchmark/bare-server.ts",
        "app/entry.{client,server}.{ts,tsx}",
        "app/gallery/gallery.tsx",
        "app/**/*.examples.tsx",
        "test/**/*.e2e.ts",
        "*.config.ts",
      ],
      project: ["{app,checks,domain,model,server,test,tools}/**/*.{ts,tsx,mjs}"],
      // Knip looks for them in package.json, and they are in packages/tests.
      vitest: true,
      playwright: true,
    },
    "packages/artwork": { entry: ["*.ts"] },
    "packages/editor": { entry: ["build.ts", "page.ts", "serve.ts"] },
    "packages/specimen-pdfs": { entry: ["main.ts", "outdated-papers.ts", "specimens.ts"] },
  },
  ignoreWorkspaces: ["packages/tests"],
  // Their code is outside the workspaces, so knip cannot check them: tools/workspace-packages.test.ts does.
  ignoreDependencies: ["@phosphor-icons/core", "@react-router/node", ...workspacePackages()],
  ignoreBinaries: [
    // Of packages/tests.
    "knip",
    "oxfmt",
    "oxlint",
    "playwright",
    "tsc",
    "vitest",
    "blender",
    "java",
    "nginx",
    "wrk",
    "mount",
    "umount",
    "unshare",
    "strace",
    "openssl",
    "script",
  ],
} satisfies KnipConfig;
