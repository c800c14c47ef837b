import { paths } from "#app/pages/paths.ts";
import { hrefOf } from "#app/lib/links.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import type { MenuLink } from "#model/reading/site.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { linkTabs, type MenuTab, productTabs } from "./menu-tabs.ts";
import styles from "./main-menu.module.css";

/** The five dropdowns of the bank. Without script each opens as `<details>` and shows its audiences in columns. */
export function MainMenu() {
  const { content } = useServices();
  const { settings, messages } = content;
  const { seeAll } = messages.shell;
  return (
    <ul className={styles.menu}>
      {content.menus.main.map((item) => (
        <li key={item.label}>
          <details name="main-menu" className={styles.dropdown}>
            <summary className={styles.summary}>{item.label}</summary>
            <MenuPanel
              label={item.label}
              tasks={item.tasks}
              tabs={
                "family" in item ? productTabs(content, item.family) : linkTabs(content, item.tabs)
              }
              end={
                "family" in item
                  ? {
                      href: paths.family(item.family),
                      label: fillText(seeAll, { label: item.label }),
                    }
                  : { href: hrefOf(item.out, settings), label: item.out.label, rel: "external" }
              }
            />
          </details>
        </li>
      ))}
    </ul>
  );
}

type MenuPanelProps = {
  label: string;
  tasks: readonly MenuLink[];
  tabs: readonly MenuTab[];
  /** All products of the family, or the way out. */
  end: { href: string; label: string; rel?: string };
};

function MenuPanel({ label, tasks, tabs, end }: MenuPanelProps) {
  const texts = useServices().content.messages.shell;
  return (
    <div className={styles.panel}>
      <div className={styles.tasks}>
        <p>{texts.iWantTo}</p>
        <ul className={styles.links}>
          <MenuLinks links={tasks} />
        </ul>
      </div>
      {tabs.length > 0 && (
        <tab-set class={styles.tabs} data-headings={fillText(texts.forWhom, { label })}>
          {tabs.map((tab) => (
            <div key={tab.audience} className={styles.group}>
              <p className={styles.heading}>
                {tab.href ? <Link href={tab.href}>{tab.label}</Link> : tab.label}
              </p>
              <ul className={styles.links}>
                <MenuLinks links={tab.links} />
              </ul>
            </div>
          ))}
        </tab-set>
      )}
      <Link className={styles.all} href={end.href} rel={end.rel}>
        {end.label}
      </Link>
    </div>
  );
}
