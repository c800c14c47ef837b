import { useImperativeHandle } from "react";
import type { TickBoxProps } from "./tick-box-props.ts";

/** Where the configuration asks nothing of visitors. */
export function NoTickBox({ ref }: Pick<TickBoxProps, "ref">) {
  useImperativeHandle(ref, () => ({
    isTicked: () => true,
    token: () => Promise.resolve(""),
    renew: () => false,
    reset: () => undefined,
  }));
  return null;
}
