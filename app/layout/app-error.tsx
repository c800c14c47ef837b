import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Motif } from "#domain/pictures/pattern.ts";
import { isExpired } from "#app/lib/expired.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices, useStatus } from "#app/lib/services.tsx";
import { readablePath } from "#app/lib/decodable-path.ts";
import { BeadSign } from "#app/ui/media/bead-sign.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { TitleTag } from "#app/layout/head/page-title.tsx";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./app-error.module.css";

type AppErrorProps = {
  error: unknown;
  /** Links to the pages with the most similar paths. */
  nearby: (props: { asked: string; withParents?: boolean }) => ReactNode;
};

/** The not-found view (PAG-1) and the router's error screen (PAG-3). */
export function AppError({ error, nearby }: AppErrorProps) {
  const { pathname, search } = useLocation();
  const { messages } = useServices().content;
  const status = useStatus();
  if (isRouteErrorResponse(error) && (error.status === 404 || hasView(error.data, notFound)))
    return <NotFound data={error.data} nearby={nearby} />;
  const { heading, text } = messages.applicationError;
  return (
    <Screen heading={heading} text={text} motif="loans" icon="plugs">
      <p className={quiet.soft}>{statusOf(error, status)}</p>
      <ButtonLink href={pathname + search}>{messages.shell.tryAgain}</ButtonLink>
    </Screen>
  );
}

type NotFoundProps = { data: unknown; nearby: AppErrorProps["nearby"] };

function NotFound({ data, nearby: Nearby }: NotFoundProps) {
  const { pathname } = useLocation();
  const { content } = useServices();
  const { messages } = content;
  const asked = readablePath(pathname);
  const screen = { motif: "savings", icon: "signpost" } as const;
  const home = <ButtonLink href={link("/")}>{messages.notFound.button}</ButtonLink>;
  // An expired page also links to the pages above it.
  if (isExpired(pathname, content))
    return (
      <Screen {...messages.expired} {...screen}>
        <Nearby asked={asked} withParents />
        {home}
      </Screen>
    );
  const heading = hasView(data, bankingNotFound)
    ? messages.bankingNotFound.heading
    : fillText(messages.notFound.heading, { address: asked });
  return (
    <Screen heading={heading} text={messages.notFound.text} {...screen}>
      <Nearby asked={asked} />
      {home}
    </Screen>
  );
}

type ScreenProps = {
  heading: string;
  text: string;
  /** The icon beside the texts, and the pattern whose colours its beads have. */
  icon: string;
  motif: Motif;
  children: ReactNode;
};

function Screen({ heading, text, icon, motif, children }: ScreenProps) {
  return (
    <div className={`${stack.apart} ${styles.screen} wrap`}>
      <TitleTag title={heading} />
      <meta name="robots" content="noindex" />
      <div className={`${stack.shrinking} ${styles.words}`}>
        <h1>{heading}</h1>
        <p>{text}</p>
        {children}
      </div>
      <BeadSign ring={paths.pattern(motif, "ring", icon)} icon={icon} />
    </div>
  );
}

/** Thrown by the bank's own pages, whose not-found view has the heading of PAG-2. */
export const bankingNotFound = { view: "banking" } as const;

/** Thrown by a page that shows the not-found view with a status other than 404 (CAR-5). */
export const notFound = { view: "not found" } as const;

function hasView(data: unknown, { view }: { view: string }) {
  return typeof data === "object" && data !== null && "view" in data && data.view === view;
}

/** In production React Router hides error messages from visitors, and so do we. */
function statusOf(error: unknown, status: number) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (status === 503) return "503 Service Unavailable";
  return import.meta.env.DEV && error instanceof Error
    ? `500 ${error.message}`
    : "500 Internal Server Error";
}
