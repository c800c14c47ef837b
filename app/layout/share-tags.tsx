import { useMatches } from "react-router";
import { paths } from "#domain/paths.ts";
import type { PageMeta } from "#app/lib/page-meta.ts";
import { useServices } from "#app/lib/services.tsx";
import { sharePictureOf } from "#app/lib/share-picture.ts";
import { useShell } from "./shell.ts";

/** Pixels of every picture (`tools/artwork`). */
const width = 1200;
const height = 630;

/** What a chat or a network shows of a page that somebody sends on (Open Graph); its description is the page's own. */
export function ShareTags() {
  const { content, origin } = useServices();
  const shell = useShell();
  const page = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasMeta)?.meta;
  if (!page) return null;

  const { group, bank } = content.settings;
  const isGroup = shell !== "bank" && shell !== "bare";
  const { pathname } = new URL(page.canonical);
  const general = isGroup ? paths.groupHome() : paths.bankHome();
  const picture = sharePictureOf(content.sharePictures, pathname, general);
  return (
    <>
      <meta property="og:title" content={page.title} />
      <meta property="og:type" content={page.kind ?? "website"} />
      <meta property="og:url" content={page.canonical} />
      <meta property="og:site_name" content={isGroup ? group.name : bank.name} />
      <meta property="og:locale" content="en_KE" />
      {picture && (
        <>
          <meta property="og:image" content={origin + picture.src} />
          <meta property="og:image:width" content={`${width}`} />
          <meta property="og:image:height" content={`${height}`} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Every route's loader returns what the head of the page says; nothing else names a canonical address. */
function hasMeta(data: unknown): data is { meta: PageMeta } {
  return (
    typeof data === "object" &&
    data !== null &&
    "meta" in data &&
    typeof data.meta === "object" &&
    data.meta !== null &&
    "canonical" in data.meta
  );
}
