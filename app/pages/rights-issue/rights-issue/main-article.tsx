import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { SourcedTable } from "#app/parts/company-papers/sourced-table.tsx";
import { whenOf } from "./when.ts";
import { Paragraphs } from "#app/ui/text-list.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./main-article.module.css";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { link } from "#app/pages/link.ts";
import { datesPictureHeight, datesPictureWidth } from "./dates-picture.tsx";

/** A description of the offer with Important Dates, and the same dates as text beside it. */
export function MainArticle() {
  const { settings, rightsIssue } = useServices().content;
  const { title, text, links } = rightsIssue.page.main;
  return (
    <div className={`${stack.apart} ${styles.layout} wrap`}>
      <article className={`${stack.text} ${styles.article}`} aria-labelledby="offer">
        <h2 id="offer">{title}</h2>
        <Paragraphs texts={text} />
        <div className={styles.buttons}>
          <DatesPopup />
        </div>
        <ul className={styles.links}>
          {links.map((each) => (
            <li key={each.label}>
              <Link href={hrefOf(each, settings)}>{each.label}</Link>
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

/** RIG-5: Important Dates opens a picture. It is a popover, which needs no script. */
function DatesPopup() {
  const { page, record } = useServices().content.rightsIssue;
  const { button, close, alt } = page.dates;
  return (
    <>
      <ButtonLink href={link("/rightsissue/important-dates.svg")} data-no-popover="">
        <Icon name="calendar-dots-fill" />
        {button}
      </ButtonLink>
      <Button popoverTarget="dates">
        <Icon name="calendar-dots-fill" />
        {button}
      </Button>
      <div id="dates" className={styles.popup} popover="auto" role="dialog" aria-label={button}>
        <button
          type="button"
          className={styles.close}
          popoverTarget="dates"
          popoverTargetAction="hide"
          aria-label={close}
        >
          <Icon name="x-bold" />
        </button>
        <img
          src={link("/rightsissue/important-dates.svg")}
          alt={alt}
          width={datesPictureWidth}
          height={datesPictureHeight(record.timetable.length)}
          loading="lazy"
        />
      </div>
    </>
  );
}
