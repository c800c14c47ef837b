export type SmsResult = { ok: true } | { ok: false; reason: string };

export type SmsSender = {
  /**
   * Sends to a phone (`2547XXXXXXXX`). Never throws: `reason` says why the gateway did not take it, and names no
   * number, so that it can be logged.
   */
  send(phone: string, text: string, signal: AbortSignal): Promise<SmsResult>;
};
