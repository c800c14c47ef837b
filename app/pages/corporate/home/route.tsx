import { Film } from "#app/layout/film.tsx";
import { Cutout } from "#app/parts/cutout.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import { SlideShow } from "#app/ui/media/slide-show.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { groupData, siteData } from "#app/lib/organisation-data.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { pictureSets } from "#domain/pictures/picture-sets.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Route } from "./+types/route";
import colours from "#app/ui/tone.module.css";
import styles from "./home.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  return { meta: metaOf(content.groupHome, link("/")) };
}

export default function GroupHome() {
  const { content, origin } = useServices();
  const { groupHome: home, messages, settings } = content;
  return (
    <>
      <div className={`${styles.welcome} wrap`}>
        <h1>{home.title}</h1>
        <Film film={home.film} label={messages.shell.watchFilm} variant="quiet" />
      </div>
      <ul className={`${styles.tiles} wrap`}>
        {home.tiles.map((tile) => (
          <li key={tile.title} className={`${styles.tile} ${colours.tone}`} data-tone={tile.tone}>
            <Cutout
              className={styles.object}
              scene={tile.scene}
              sizes="(min-width: 48em) 7rem, 4rem"
              most={400}
            />
            <h2>
              <Link href={hrefOf(tile.link, settings)}>{tile.title}</Link>
            </h2>
            <p>{tile.text}</p>
          </li>
        ))}
      </ul>
      <SlideShow
        id="slide"
        label={messages.shell.whatGroupDoes}
        texts={messages.carousel}
        className={styles.slides}
        slides={home.slides.map((slide, i) => ({
          title: slide.title,
          content: (
            <div className={styles.slide}>
              <Picture
                className={styles.picture}
                name={slide.picture}
                widths={pictureSets.scene.avifWidths}
                webpWidths={pictureSets.scene.webpWidths}
                width={1600}
                height={900}
                sizes="(min-width: 75em) 80rem, max(30rem, 90vw)"
                alt={slide.alt}
                isFirst={i === 0}
              />
              <div className={`${styles.words} wrap`}>
                <h2>{slide.title}</h2>
                <p>{slide.text}</p>
                <ButtonLink href={hrefOf(slide.link, settings)}>{slide.link.label}</ButtonLink>
              </div>
            </div>
          ),
        }))}
      />
      <JsonLd data={groupData(content, origin)} />
      <JsonLd data={siteData(content, origin)} />
    </>
  );
}
