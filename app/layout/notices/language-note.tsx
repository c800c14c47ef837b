import { useLocation } from "react-router";
import { languageNames } from "#domain/texts/language.ts";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";

/**
 * On every page in another language: a note that the translation is a draft, with a link to the English page. It has no
 * style of its own, so that no page carries bytes for it.
 */
export function LanguageNote() {
  const { language, messages } = useServices().content;
  const { pathname, search } = useLocation();
  const texts = messages.shell.language;
  if (language === "en") return null;
  return (
    <aside className="wrap" aria-label={texts.label}>
      <small>
        {/* One text: a separate space would count as a layout shift while the page arrives. */}
        {`${texts.note} `}
        <Link href={pathname + search} lang="en" hrefLang="en">
          {languageNames.en}
        </Link>
      </small>
    </aside>
  );
}
