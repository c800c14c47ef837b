import { useImperativeHandle } from "react";
import { GoogleTickBox } from "./google-tick-box.tsx";
import { OwnTickBox } from "./own-tick-box.tsx";
import type { CaptchaChoice, TickBoxProps } from "./tick-box-props.ts";

/** FRM-6: "I am not a robot". It needs script; a form sent without script is guarded in other ways. */
export function TickBox({ captcha, ...box }: TickBoxProps & { captcha: CaptchaChoice }) {
  if (captcha.mode === "off") return <NoTickBox {...box} />;
  if (captcha.mode === "altcha") return <OwnTickBox {...box} />;
  return <GoogleTickBox {...box} siteKey={captcha.siteKey ?? ""} />;
}

/** For a configuration without a captcha. */
function NoTickBox({ ref }: Pick<TickBoxProps, "ref">) {
  useImperativeHandle(ref, () => ({
    isTicked: () => true,
    token: () => Promise.resolve(""),
    renew: () => false,
    reset: () => undefined,
  }));
  return null;
}
