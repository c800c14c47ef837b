import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./app-buttons.module.css";

/** Where the app is had: our own buttons, not the stores' artwork. */
export function AppButtons() {
  const { messages, settings } = useServices().content;
  const { androidApp, iosApp, digitalBanking } = settings.links;
  return (
    <p className={styles.buttons}>
      <ButtonLink href={androidApp} rel="external">
        <Icon name="device-mobile-camera-fill" />
        {messages.device.android}
      </ButtonLink>
      <ButtonLink href={iosApp} rel="external">
        <Icon name="device-mobile-fill" />
        {messages.device.ios}
      </ButtonLink>
      <ButtonLink href={digitalBanking} rel="external" variant="secondary">
        {messages.device.other}
      </ButtonLink>
    </p>
  );
}
