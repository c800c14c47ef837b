import { useServices } from "#app/lib/services.tsx";

/** What no file of the content says, such as the title of a job, is English in every language, and says so. */
export function EnglishText({ children }: { children: string }) {
  const { language } = useServices().content;
  return language === "en" ? children : <span lang="en">{children}</span>;
}
