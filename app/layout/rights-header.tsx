import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { link } from "#app/pages/link.ts";
import styles from "./group-header.module.css";
import { Logo } from "./logo.tsx";
import { MenuLinks } from "./menu-links.tsx";

/**
 * RIG-4: the rights issue has the group's links and, highlighted, the offer's own site. Its pages import
 * `rights-header.css`, which hides the word in the middle on a phone.
 */
export function RightsHeader() {
  const { settings, menus, rightsIssue } = useServices().content;
  const { menu, offerLink } = rightsIssue.page;
  const { start, wide, end } = offerLink;
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} wrap`}>
        <Logo name={settings.group.name} tagline={settings.tagline} href={link("/")} />
        <nav aria-label={menu}>
          <ul className={styles.links}>
            <MenuLinks links={menus.group} />
          </ul>
        </nav>
        <ButtonLink href={hrefOf({ label: end, link: "rightsOffer" }, settings)} rel="external">
          <span>
            {start} <span data-wide="">{wide} </span>
            {end}
          </span>
        </ButtonLink>
      </div>
    </header>
  );
}
