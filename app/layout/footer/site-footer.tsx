import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { link } from "#app/pages/link.ts";
import { PatternImage } from "#app/parts/pattern-image.tsx";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { LanguageLink } from "#app/layout/header/language-link.tsx";
import { Logo } from "#app/layout/header/logo.tsx";
import { MenuLinks } from "#app/layout/header/menu-links.tsx";
import styles from "./site-footer.module.css";
import { paths } from "#app/pages/paths.ts";

/** Four columns on the bank's pages; the group's landing page keeps the regulators' line only. */
export function SiteFooter({ isGroup }: { isGroup: boolean }) {
  const { content, now } = useServices();
  const { settings, menus, messages } = content;
  const [year] = nairobiDay(now().getTime()).split("-");
  return (
    <footer className={styles.footer}>
      <PatternImage className={styles.strip} motif="corporate" shape="strip" seed="footer" />
      <div className="wrap">
        {!isGroup && (
          <div className={styles.columns}>
            {menus.footer.map(({ title, links }) => (
              <section key={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.links}>
                  <MenuLinks links={links} />
                </ul>
              </section>
            ))}
          </div>
        )}
        <div className={styles.base}>
          <Logo name={isGroup ? settings.group.name : settings.bank.name} href={link("/")} />
          <ul className={styles.social}>
            {settings.social.map(({ label, href, icon }) => (
              <li key={label}>
                <Link href={href} rel="external" aria-label={label}>
                  <Icon name={`${icon}-duotone`} />
                </Link>
              </li>
            ))}
            <LanguageLink />
          </ul>
          <p className={styles.small}>{settings.regulation}</p>
          {/* For people who cannot point at a specimen mark. */}
          <p className={styles.small}>{`${messages.specimen}: ${messages.specimenTitle}`}</p>
          <p className={styles.small}>
            {`© ${year} ${settings.group.legalName}. ${messages.shell.mobileMoney}`}
          </p>
          <AnalyticsConsent />
        </div>
      </div>
    </footer>
  );
}

/**
 * If the bank uses Google Analytics, each page asks for consent in its footer: there the question covers and moves
 * nothing, and the answer can be changed. Without script there is nothing to ask, so the buttons show once the script
 * handles them.
 */
function AnalyticsConsent() {
  const { content, googleAnalyticsId } = useServices();
  if (!googleAnalyticsId) return null;
  const texts = content.messages.shell.analytics;
  return (
    <analytics-consent class={`${styles.consent} needs-script`} data-id={googleAnalyticsId}>
      <p id="analytics">
        <span data-when="unasked" hidden>
          {texts.question}
        </span>
        <span data-when="agreed" hidden>
          {texts.agreed}
        </span>
        <span data-when="refused" hidden>
          {texts.refused}
        </span>
      </p>
      <button type="button" aria-describedby="analytics" value="agreed" data-when="unasked" hidden>
        {texts.agree}
      </button>
      <button type="button" aria-describedby="analytics" value="refused" data-when="unasked" hidden>
        {texts.refuse}
      </button>
      <button
        type="button"
        aria-describedby="analytics"
        value="unasked"
        data-when="agreed refused"
        hidden
      >
        {texts.change}
      </button>
      <Link href={paths.document("privacy_policy")}>{texts.about}</Link>
    </analytics-consent>
  );
}
