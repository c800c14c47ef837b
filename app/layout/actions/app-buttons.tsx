import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import styles from "./app-buttons.module.css";

/**
 * Links to the app in the stores, as our own buttons without the stores' artwork. On a dark background only the links
 * to the two stores.
 */
export function AppButtons({ isOnDark = false }: { isOnDark?: boolean }) {
  const { messages, settings } = useServices().content;
  const variant = isOnDark ? "light" : "primary";
  const { androidApp, iosApp, digitalBanking } = settings.links;
  return (
    <p className={styles.buttons}>
      <ButtonLink href={androidApp} rel="external" variant={variant}>
        <Icon name="device-mobile-camera-fill" />
        {messages.device.android}
      </ButtonLink>
      <ButtonLink href={iosApp} rel="external" variant={variant}>
        <Icon name="device-mobile-fill" />
        {messages.device.ios}
      </ButtonLink>
      {!isOnDark && (
        <ButtonLink href={digitalBanking} rel="external" variant="secondary">
          {messages.device.other}
        </ButtonLink>
      )}
    </p>
  );
}
