import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { linkTabs, type MenuTab, productTabs } from "./menu-tabs.ts";
import styles from "./main-menu.module.css";

/** The five dropdowns of the bank. Without script each opens as `<details>` and shows its audiences in columns. */
export function MainMenu() {
  const { content } = useServices();
  return (
    <ul className={styles.menu}>
      {content.menus.main.map((item, i) => (
        <li key={item.label}>
          <details name="main-menu" className={styles.dropdown}>
            <summary className={styles.summary}>{item.label}</summary>
            <MenuPanel
              id={`m${i}`}
              label={item.label}
              tabs={
                "family" in item ? productTabs(content, item.family) : linkTabs(content, item.tabs)
              }
              all={"family" in item ? paths.family(item.family) : undefined}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}

type MenuPanelProps = {
  /** The prefix of the ids of its parts; short, because every page carries them. */
  id: string;
  label: string;
  tabs: readonly MenuTab[];
  all: string | undefined;
};

function MenuPanel({ id, label, tabs, all }: MenuPanelProps) {
  const texts = useServices().content.messages.shell;
  return (
    <div className={styles.panel}>
      {tabs.length > 0 && (
        <tab-set class={styles.tabs}>
          <ul className={styles.tablist} data-tabs={fillText(texts.forWhom, { label })} hidden>
            {tabs.map((tab, i) => (
              <li key={tab.audience}>
                <a href={tab.href ?? `#${id}${i}`} aria-controls={`${id}${i}`}>
                  {tab.label}
                </a>
              </li>
            ))}
          </ul>
          {tabs.map((tab, i) => (
            <div key={tab.audience} id={`${id}${i}`} className={styles.group}>
              <p className={styles.heading}>
                {tab.href ? <a href={tab.href}>{tab.label}</a> : tab.label}
              </p>
              <ul className={styles.links}>
                <MenuLinks links={tab.links} />
              </ul>
            </div>
          ))}
        </tab-set>
      )}
      {all && (
        <a className={styles.all} href={all}>
          {fillText(texts.seeAll, { label })}
        </a>
      )}
    </div>
  );
}
