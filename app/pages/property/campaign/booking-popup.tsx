import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import styles from "./booking-popup.module.css";

/**
 * PRP-7: Book Now, with the popup for its form. The form is a page of its own, which works without script;
 * `behaviours/booking-popup.ts` loads it here.
 */
export function BookingPopup({ href }: { href: string }) {
  const { booking } = useServices().content.enquiryForm;
  return (
    <booking-popup>
      <ButtonLink href={href} data-open="">
        {booking.open}
      </ButtonLink>
      <dialog className={styles.dialog} aria-label={booking.title}>
        <button type="button" className={styles.close} data-close="" aria-label={booking.close}>
          <Icon name="x-bold" />
        </button>
      </dialog>
    </booking-popup>
  );
}
