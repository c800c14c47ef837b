import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadLanguages } from "#checks/load-languages.ts";
import type { Contents } from "#model/content.ts";
import { readState } from "./content-pull/state.ts";
import { openLiveContent } from "./live-content.ts";
import { buildFiles, contentFiles, hashOfFiles } from "./base/files-hash.ts";
import type { SiteBase } from "./site-base.ts";

/** Resolves links; returns a folder that does not exist unchanged. */
const placeOf = (folder: string) => (existsSync(folder) ? realpathSync(folder) : folder);

export type SiteContent = ReturnType<typeof openSiteContent>;

/** The content as it is now, read again when the operator says so; the search is prepared for each. */
export function openSiteContent({ config, log, build }: SiteBase) {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const folder = config.CONTENT_DIR ?? join(root, "content");
  const version = hashOfFiles(root, buildFiles);
  let release = folder;
  let shown = folder;
  const live = openLiveContent({
    // A pull may exchange the link meanwhile: all is read from one release.
    revision: () => hashOfFiles((release = placeOf(folder)), contentFiles),
    load: () => loadLanguages(config.CONTENT_DIR && release),
    now: Date.now,
    onChange: prepareSearch,
  });
  shown = release;
  if (config.SMTP_URL && live.current().en.settings.mail.provenance === "specimen")
    log.warn(
      "The mailboxes of content/site/settings.yaml are specimen: mail to the bank goes nowhere",
    );

  /** In English, as all searches are; those for similar pages in Kiswahili make their own at the first. */
  function prepareSearch({ en }: Contents = live.current()) {
    // Visitors who wait since the content was read are answered first.
    setImmediate(() => {
      try {
        build.entry.module.indexOf(en);
      } catch (error) {
        log.error({ err: error }, "The search is not prepared");
      }
    });
  }

  return {
    /** The folder of the content that visitors see: pictures come from the release whose texts name them. */
    folder: () => shown,
    live,
    /** In English, the language of all that is no page and no answer of the API. */
    current: () => live.current().en,
    served: () => ({
      build: version,
      content: live.revision(),
      contentIsCurrent: live.isCurrent(),
      ...(config.CONTENT_REPOSITORY && { pull: readState(join(folder, "../..")) }),
    }),
    prepareSearch: () => prepareSearch(),
    /**
     * True once a pull has exchanged the link to the content. The site looks by itself: a pull that was killed, or that
     * runs in a container of its own, could not tell it.
     */
    wasExchanged: () => placeOf(folder) !== release,
    /** Reads it again and says whether it could. */
    reload(): boolean {
      try {
        live.reload();
        shown = release;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.error({ reason }, "The old content stays: the new one has mistakes");
        return false;
      }
      log.info("Content read again");
      return true;
    },
  };
}
