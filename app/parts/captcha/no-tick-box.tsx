import { useImperativeHandle } from "react";
import type { TickBoxProps } from "./tick-box-props.ts";

/** For a configuration without a captcha. */
export function NoTickBox({ ref }: Pick<TickBoxProps, "ref">) {
  useImperativeHandle(ref, () => ({
    isTicked: () => true,
    token: () => Promise.resolve(""),
    renew: () => false,
    reset: () => undefined,
  }));
  return null;
}
