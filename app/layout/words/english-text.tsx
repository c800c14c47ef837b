import { useServices } from "#app/lib/services.tsx";

/** A text that is English in every language, such as the title of a job, marked with its language on other pages. */
export function EnglishText({ children }: { children: string }) {
  const { language } = useServices().content;
  return language === "en" ? children : <span lang="en">{children}</span>;
}
