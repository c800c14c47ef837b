import { splitAddress } from "#domain/texts/language.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { useServices } from "#app/lib/services.tsx";
import { sharePictureOf } from "#app/lib/share-picture.ts";
import { usePageMeta } from "#app/lib/page-meta.ts";
import { useShell } from "#app/layout/shell.ts";

/** Pixels of every sharing picture (`packages/artwork`). */
const width = 1200;
const height = 630;

/** The preview of a shared page in chats and social networks (Open Graph), apart from the description. */
export function ShareTags() {
  const { content, origin } = useServices();
  const { language } = content;
  const shell = useShell();
  const page = usePageMeta();
  if (!page) return null;

  const { group, bank } = content.settings;
  const isGroup = shell !== "bank" && shell !== "bare";
  const general = isGroup ? link("/") : link("/hfc");
  const picture = sharePictureOf(content.sharePictures, splitAddress(page.canonical).path, general);
  return (
    <>
      <meta property="og:title" content={page.title} />
      <meta property="og:type" content={page.kind ?? "website"} />
      <meta property="og:url" content={origin + inLanguage(page.canonical, language)} />
      <meta property="og:site_name" content={isGroup ? group.name : bank.name} />
      <meta property="og:locale" content={language === "sw" ? "sw_KE" : "en_KE"} />
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
