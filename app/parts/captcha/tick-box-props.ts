import type { Ref } from "react";
import type { FormMessages } from "#model/forms/form-messages.ts";

/** The configured captcha: our own box, Google's, or none. */
export type CaptchaChoice = {
  mode: "altcha" | "recaptcha" | "off";
  siteKey?: string | undefined;
};

export type TickBoxHandle = {
  isTicked(): boolean;
  /**
   * The token that proves the tick; undefined if the box is not ticked or no proof could be fetched. An expired one is
   * renewed. Throws if the scripts of the proof do not load or do not run: the browser then sends the form itself, as
   * without script.
   */
  token(): Promise<string | undefined>;
  /**
   * Makes another proof for the same tick after the server has refused the last. False if the visitor must tick again.
   */
  renew(): boolean;
  /** Unticks the box. */
  reset(): void;
};

export type TickBoxProps = {
  /** The target of an error summary's link. */
  id: string;
  texts: FormMessages["tickBox"];
  error?: string | undefined;
  /** Called when the visitor ticks or unticks the box. */
  onTick?: (() => void) | undefined;
  ref?: Ref<TickBoxHandle> | undefined;
};
