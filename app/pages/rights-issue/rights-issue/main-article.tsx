import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { DatesPopup } from "./dates-popup.tsx";
import { SourcedTable } from "#app/parts/company-papers/sourced-table.tsx";
import { whenOf } from "./when.ts";
import styles from "./main-article.module.css";

/** A description of the offer with Important Dates, and the same dates as text beside it. */
export function MainArticle() {
  const { settings, rightsIssue } = useServices().content;
  const { title, text, links } = rightsIssue.page.main;
  return (
    <div className={`${styles.layout} wrap`}>
      <article className={styles.article} aria-labelledby="offer">
        <h2 id="offer">{title}</h2>
        {text.map((each) => (
          <p key={each}>{each}</p>
        ))}
        <div className={styles.buttons}>
          <DatesPopup />
        </div>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.label}>
              <Link href={hrefOf(link, settings)}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </article>
      <Timetable />
    </div>
  );
}

/** The dates of the offer, each with its source. */
function Timetable() {
  const { page, record } = useServices().content.rightsIssue;
  const { caption, when, what } = page.dates;
  return (
    <SourcedTable
      caption={caption}
      heads={[when, what]}
      rows={record.timetable.map(({ title, text, ...event }) => ({
        ...event,
        cells: [whenOf({ title, text, ...event }, page.dates), `${title}. ${text}`],
      }))}
    />
  );
}
