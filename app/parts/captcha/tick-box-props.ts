import type { Ref } from "react";
import type { FormMessages } from "#model/forms/form-messages.ts";

/** The captcha of the configuration: our own box, Google's, or none. */
export type CaptchaChoice = {
  mode: "altcha" | "recaptcha" | "off";
  siteKey?: string | undefined;
};

export type TickBoxHandle = {
  isTicked(): boolean;
  /**
   * The proof of the tick for the server, once there is one; undefined if the box is not ticked or the proof could not
   * be had. One that is old is renewed by itself. Throws where the scripts that make it do not come, or do not work
   * here: the server then takes the form as one without script.
   */
  token(): Promise<string | undefined>;
  /** Gets another proof for the same tick: the server turned the last one down. False where that takes a person. */
  renew(): boolean;
  /** Unticks the box. */
  reset(): void;
};

export type TickBoxProps = {
  /** The target of an error summary's link. */
  id: string;
  texts: FormMessages["tickBox"];
  error?: string | undefined;
  /** The visitor ticked the box, or unticked it. */
  onTick?: (() => void) | undefined;
  ref?: Ref<TickBoxHandle> | undefined;
};
