import { GoogleTickBox } from "./google-tick-box.tsx";
import { NoTickBox } from "./no-tick-box.tsx";
import { OwnTickBox } from "./own-tick-box.tsx";
import type { CaptchaChoice, TickBoxProps } from "./tick-box-props.ts";

/** FRM-6: "I am not a robot". It needs script; a form sent without script is guarded in other ways. */
export function TickBox({ captcha, ...box }: TickBoxProps & { captcha: CaptchaChoice }) {
  if (captcha.mode === "off") return <NoTickBox {...box} />;
  if (captcha.mode === "altcha") return <OwnTickBox {...box} />;
  return <GoogleTickBox {...box} siteKey={captcha.siteKey ?? ""} />;
}
