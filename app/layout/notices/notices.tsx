import { useLocation } from "react-router";
import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { type noticeTones, standsOn } from "#domain/site/notice.ts";
import { type Shell, useShell } from "#app/layout/shell.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";

const icons: Record<(typeof noticeTones)[number], string> = {
  news: "megaphone-simple-fill",
  warning: "warning-fill",
  urgent: "warning-octagon-fill",
};

/** The shells of the bank's pages; all others are the group's. */
const ofTheBank: readonly Shell[] = ["bank", "bare"];

/** The notices for this page now, in the order of the file. */
function useNotices() {
  const { notices } = useServices().content;
  const { pathname: path } = useLocation();
  const side = ofTheBank.includes(useShell()) ? "bank" : "group";
  return notices.items.filter(({ where }) => standsOn(where, { path, side }));
}

/** One bar for each notice; nothing without notices. */
export function Notices() {
  const { notices, settings } = useServices().content;
  const items = useNotices();
  const { languageOf } = usePageLanguage();
  if (items.length === 0) return null;
  return (
    <aside aria-label={notices.label}>
      {items.map(({ text, tone, link }) => (
        <div key={text} className="service-notice" data-tone={tone}>
          <p className="wrap">
            <Icon name={icons[tone]} />
            <span>
              <span lang={languageOf(text)}>{text}</span>{" "}
              {link && <Link href={hrefOf(link, settings)}>{link.label}</Link>}
            </span>
          </p>
        </div>
      ))}
    </aside>
  );
}
