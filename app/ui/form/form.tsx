import type { ComponentProps } from "react";
import { usePageLanguage } from "../navigation/page-language-context.ts";

/** A form of a page. It is sent to the page in the current language, if there is one. */
export function Form({ children, ...form }: ComponentProps<"form">) {
  const { pathOf } = usePageLanguage();
  const { action } = form;
  return (
    <form
      {...form}
      {...(typeof action === "string" && action.startsWith("/") && { action: pathOf(action) })}
    >
      {children}
    </form>
  );
}
