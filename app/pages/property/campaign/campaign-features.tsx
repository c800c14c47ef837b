import { Icon } from "#app/ui/media/icon.tsx";
import type { Campaign } from "#model/campaigns/schema.ts";
import styles from "./campaign-features.module.css";

type CampaignFeaturesProps = { title: string; groups: Campaign["groups"] };

/** The features of a campaign in groups, each with an icon. */
export function CampaignFeatures({ title, groups }: CampaignFeaturesProps) {
  return (
    <section className={styles.band} aria-labelledby="features">
      <div className="wrap">
        <h2 id="features">{title}</h2>
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.title} className={styles.group}>
              <span className={styles.icon}>
                <Icon name={`${group.icon}-duotone`} />
              </span>
              <h3>{group.title}</h3>
              <ul>
                {group.list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
