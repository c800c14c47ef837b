import { useServices } from "#app/lib/services.tsx";

/** A text that no file of the content has, such as the title of a job: English in every language, and marked so. */
export function EnglishText({ children }: { children: string }) {
  const { language } = useServices().content;
  return language === "en" ? children : <span lang="en">{children}</span>;
}
