import { atEnd } from "./at-end.ts";
import { startSmsGateway } from "./sms-gateway.ts";

/** A gateway that takes every message until the test ends, and lets it read the codes. */
export async function startGateway() {
  const gateway = await startSmsGateway();
  atEnd(() => gateway.stop());
  return {
    received: gateway.received,
    environment: { SMS_URL: gateway.url, SMS_USERNAME: "sandbox", SMS_API_KEY: gateway.apiKey },
    codeTo: (phone: string): string =>
      gateway.received.findLast(({ to }) => to.endsWith(phone))?.message.slice(-6) ?? "",
  };
}
