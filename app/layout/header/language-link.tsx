import { useLocation } from "react-router";
import { languageNames } from "#domain/texts/language.ts";
import { hasKiswahili, inLanguage } from "#app/pages/languages.ts";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";

/** A menu item that links to the same page in the other language, if there is one. */
export function LanguageLink() {
  const { pathname, search } = useLocation();
  const other = useServices().content.language === "en" ? "sw" : "en";
  if (!hasKiswahili(pathname)) return null;
  return (
    <li>
      <Link href={inLanguage(pathname + search, other)} lang={other} hrefLang={other}>
        {languageNames[other]}
      </Link>
    </li>
  );
}
