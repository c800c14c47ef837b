import type { SecurityEvent, SecurityLog } from "#server/security-events/security-log.ts";

/** A log of security events that a test can read. */
export function recordedSecurity() {
  const events: { event: SecurityEvent; reason: string }[] = [];
  const security: SecurityLog = {
    record: (event, { reason }) => void events.push({ event, reason }),
  };
  return { security, events };
}
