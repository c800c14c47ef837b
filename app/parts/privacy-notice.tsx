import { Link } from "#app/ui/navigation/link.tsx";
import type { PrivacyNoticeProps } from "./privacy-notice-props.ts";
import quiet from "#app/ui/quiet.module.css";

/** The notice of a form: who uses the details, why, for how long, and the person's rights (Data Protection Act, section 29). */
export function PrivacyNotice({ lines, link, href }: PrivacyNoticeProps) {
  return (
    <p className={quiet.note} data-privacy>
      {lines.join(" ")} <Link href={href}>{link}</Link>
    </p>
  );
}
