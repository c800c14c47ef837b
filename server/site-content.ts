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

/** The current content, reloaded on the operator's signal. Prepares the search for each version. */
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

  /** The English index, which all searches use; the first missing page in Kiswahili makes the Kiswahili one. */
  function prepareSearch({ en }: Contents = live.current()) {
    // Requests that arrived while the content was read are answered first.
    setImmediate(() => {
      try {
        build.entry.module.indexOf(en);
      } catch (error) {
        log.error({ err: error }, "The search is not prepared");
      }
    });
  }

  return {
    /** The folder of the shown content: pictures must come from the same release as the texts. */
    folder: () => shown,
    live,
    /** In English, for everything except pages and API answers. */
    current: () => live.current().en,
    served: () => ({
      build: version,
      content: live.revision(),
      contentIsCurrent: live.isCurrent(),
      ...(config.CONTENT_REPOSITORY && { pull: readState(join(folder, "../..")) }),
    }),
    prepareSearch: () => prepareSearch(),
    /**
     * True after a pull has replaced the link to the content. The site checks by itself: a killed pull, or one in
     * another container, could not notify it.
     */
    wasExchanged: () => placeOf(folder) !== release,
    /** Reloads the content; returns false if that failed. */
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
