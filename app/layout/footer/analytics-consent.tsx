import { paths } from "#app/pages/paths.ts";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./analytics-consent.module.css";

/**
 * Google Analytics, where the bank uses it, asks at the foot of each page: there the question covers and moves nothing,
 * and the answer can be changed. Without script there is nothing to ask: its
 * buttons show once the script answers them.
 */
export function AnalyticsConsent() {
  const { content, googleAnalyticsId } = useServices();
  if (!googleAnalyticsId) return null;
  const texts = content.messages.shell.analytics;
  return (
    <analytics-consent class={`${styles.consent} needs-script`} data-id={googleAnalyticsId}>
      <p id="analytics">
        <span data-when="unasked" hidden>
          {texts.question}
        </span>
        <span data-when="agreed" hidden>
          {texts.agreed}
        </span>
        <span data-when="refused" hidden>
          {texts.refused}
        </span>
      </p>
      <button type="button" aria-describedby="analytics" value="agreed" data-when="unasked" hidden>
        {texts.agree}
      </button>
      <button type="button" aria-describedby="analytics" value="refused" data-when="unasked" hidden>
        {texts.refuse}
      </button>
      <button
        type="button"
        aria-describedby="analytics"
        value="unasked"
        data-when="agreed refused"
        hidden
      >
        {texts.change}
      </button>
      <Link href={paths.document("privacy_policy")}>{texts.about}</Link>
    </analytics-consent>
  );
}
