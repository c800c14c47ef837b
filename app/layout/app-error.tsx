import { isRouteErrorResponse, useLocation } from "react-router";
import { paths } from "#domain/paths.ts";
import type { Motif } from "#domain/pattern.ts";
import { NearbyAddresses } from "#app/features/site-search/nearby-addresses.tsx";
import { isExpired } from "#app/lib/expired.ts";
import { fillWords } from "#app/lib/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { BeadSign } from "#app/ui/bead-sign.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitleTag } from "./page-title.tsx";
import styles from "./app-error.module.css";

/** The specification's two screens: not found (S1 section 2), and the router's error screen. */
export function AppError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const { content } = useServices();
  const { messages } = content;

  if (isRouteErrorResponse(error) && (error.status === 404 || hasView(error.data, notFound))) {
    if (isExpired(pathname, content)) return <Expired asked={decoded(pathname)} />;
    const heading = hasView(error.data, bankingNotFound)
      ? messages.bankingNotFound.heading
      : fillWords(messages.notFound.heading, { address: decoded(pathname) });
    return (
      <Screen heading={heading} text={messages.notFound.text} motif="savings" icon="signpost">
        <NearbyAddresses asked={decoded(pathname)} />
        <ButtonLink href={paths.groupHome()}>{messages.notFound.button}</ButtonLink>
      </Screen>
    );
  }

  const { heading, text } = messages.applicationError;
  return (
    <Screen heading={heading} text={text} motif="loans" icon="plugs">
      <p className={styles.status}>{statusOf(error)}</p>
      <ButtonLink href={pathname}>{messages.shell.tryAgain}</ButtonLink>
    </Screen>
  );
}

/** What was here until its time was over, with what stands above it and what is named alike. */
function Expired({ asked }: { asked: string }) {
  const { messages } = useServices().content;
  return (
    <Screen {...messages.expired} motif="savings" icon="signpost">
      <NearbyAddresses asked={asked} withParents />
      <ButtonLink href={paths.groupHome()}>{messages.notFound.button}</ButtonLink>
    </Screen>
  );
}

type ScreenProps = {
  heading: string;
  text: string;
  /** The sign beside the words, and whose colours its beads have. */
  icon: string;
  motif: Motif;
  children: React.ReactNode;
};

function Screen({ heading, text, icon, motif, children }: ScreenProps) {
  return (
    <div className={`${styles.screen} wrap`}>
      <TitleTag title={heading} />
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p>{text}</p>
        {children}
      </div>
      <BeadSign ring={paths.pattern(motif, "ring", icon)} icon={icon} />
    </div>
  );
}

/** Thrown by the bank's own pages, whose not-found view has another heading (S1 section 2). */
export const bankingNotFound = { view: "banking" } as const;

/** Thrown with another status than 404 by a page that is to look as if it were not there (S1 section 8). */
export const notFound = { view: "not found" } as const;

function hasView(data: unknown, { view }: { view: string }) {
  return typeof data === "object" && data !== null && "view" in data && data.view === view;
}

/** The address as a person reads it; one that is not valid stays as it came. */
function decoded(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** React Router keeps the message of what was thrown from visitors in production; so do we. */
function statusOf(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return import.meta.env.DEV && error instanceof Error
    ? `500 ${error.message}`
    : "500 Internal Server Error";
}
