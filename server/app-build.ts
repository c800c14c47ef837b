import type { ServerBuild } from "react-router";
import type {
  createPageRenderer,
  createPageUrl,
  createSpelling,
  indexAhead,
} from "#app/entry.server.tsx";

/** The output of the build of app/. */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      createPageRenderer: typeof createPageRenderer;
      createPageUrl: typeof createPageUrl;
      createSpelling: typeof createSpelling;
      indexAhead: typeof indexAhead;
    };
  };
};
