import { AppButtons } from "#app/layout/actions/app-buttons.tsx";
import { LoadingOverlay } from "#app/ui/feedback/loading-overlay.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import styles from "./app-redirect.module.css";

/** Shown to clients that `server/http/device-redirect.ts` does not redirect: crawlers, unknown devices, Macs and iPads. */
export function loader({ context }: Route.LoaderArgs) {
  const { title, description } = context.get(servicesContext).content.messages.device;
  return {
    meta: {
      title,
      description,
      canonical: link("/app"),
      isUnlisted: true,
    },
  };
}

export const headers = () => ({ ...cachedPage, Vary: "User-Agent" });

export default function AppRedirect() {
  const { messages, settings } = useServices().content;
  const { iosApp, digitalBanking } = settings.links;
  return (
    <div className={`${styles.page} wrap`}>
      <h1>{messages.device.title}</h1>
      <app-device data-ipad={iosApp} data-mac={digitalBanking} hidden>
        <LoadingOverlay title={messages.loading} text={messages.loadingWait} />
      </app-device>
      <AppButtons />
    </div>
  );
}
