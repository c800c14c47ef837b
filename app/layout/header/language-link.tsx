import { useLocation } from "react-router";
import { languageNames } from "#domain/texts/language.ts";
import { inLanguage, nearestInKiswahili } from "#app/pages/languages.ts";
import { useServices } from "#app/lib/services.tsx";
import { useHome } from "#app/layout/shell.ts";
import { Link } from "#app/ui/navigation/link.tsx";

/** A menu item that links to the page in the other language, or to the nearest page that has one. */
export function LanguageLink() {
  const { pathname, search } = useLocation();
  const other = useServices().content.language === "en" ? "sw" : "en";
  const nearest = nearestInKiswahili(pathname, useHome());
  const query = nearest === pathname ? search : "";
  return (
    <li>
      <Link href={inLanguage(nearest + query, other)} lang={other} hrefLang={other}>
        {languageNames[other]}
      </Link>
    </li>
  );
}
