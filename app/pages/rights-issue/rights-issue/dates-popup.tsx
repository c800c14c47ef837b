import { useServices } from "#app/lib/services.tsx";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { link } from "#app/pages/link.ts";
import { datesPictureHeight, datesPictureWidth } from "./dates-picture.tsx";
import styles from "./dates-popup.module.css";

/** RIG-5: Important Dates opens a picture. It is a popover, which needs no script. */
export function DatesPopup() {
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
