import type { ReactNode } from "react";
import { paths } from "#app/pages/paths.ts";
import type { Motif } from "#domain/pictures/pattern.ts";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import { PageCrumbs } from "./page-crumbs.tsx";
import styles from "./banner.module.css";

type BannerProps = {
  motif: Motif;
  /** The seed of the pattern, different for each page. */
  seed: string;
  title: ReactNode;
  kicker?: ReactNode;
  lead?: string | undefined;
  /** Blurs the pattern behind a portrait. */
  isBlurred?: boolean;
  /** The content of the banner's other side. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** PAG-5: a banner of one picture with the page's title. */
export function Banner({
  motif,
  seed,
  title,
  kicker,
  lead,
  isBlurred = false,
  beside,
  children,
}: BannerProps) {
  const { languageOf } = usePageLanguage();
  return (
    <div className={styles.banner} data-motif={motif} data-blurred={isBlurred || undefined}>
      <div className={`${styles.content} wrap`}>
        <PageCrumbs />
        <div className={styles.words}>
          {kicker && (
            <p className={styles.kicker} lang={languageOf(kicker)}>
              {kicker}
            </p>
          )}
          <h1 lang={languageOf(title)}>{title}</h1>
          {lead && (
            <p className={styles.lead} lang={languageOf(lead)}>
              {lead}
            </p>
          )}
          {children}
        </div>
        {beside}
      </div>
      <picture>
        <source
          media="(min-width: 48em)"
          srcSet={paths.pattern(motif, "head", seed)}
          width="1600"
          height="250"
        />
        <img
          className={isBlurred ? `${styles.pattern} ${styles.blurred}` : styles.pattern}
          src={paths.pattern(motif, "hem", seed)}
          alt=""
          width="720"
          height="56"
          fetchPriority="high"
        />
      </picture>
    </div>
  );
}
