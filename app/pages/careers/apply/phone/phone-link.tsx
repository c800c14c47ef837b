import type { ReactNode } from "react";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";

type PhoneLinkProps = { jobId: string; onFollow: () => void; children: ReactNode };

/** Link back to the phone step; without script, to the application's first page. */
export function PhoneLink({ jobId, onFollow, children }: PhoneLinkProps) {
  return (
    <Link
      href={paths.jobApplication(jobId)}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </Link>
  );
}
