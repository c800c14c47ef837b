import type { ServerBuild } from "react-router";
import type {
  createPageRenderer,
  createPageUrl,
  createSpelling,
  indexOf,
} from "#app/entry.server.tsx";

/** The output of the build of app/. */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      createPageRenderer: typeof createPageRenderer;
      createPageUrl: typeof createPageUrl;
      createSpelling: typeof createSpelling;
      indexOf: typeof indexOf;
    };
  };
};
