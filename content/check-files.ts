import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesOfPicture, pictureSets } from "#domain/picture-sets.ts";
import { isIcon } from "./icons.ts";
import type { Content } from "./content.ts";

/** Pictures, films and icons that records name and that are not there. */
export function mistakesInFiles(
  {
    groupHome,
    bankHome,
    films,
    settings,
    aboutUs,
    leaders,
    testimonials,
    properties,
    whizz,
    waysToBank,
    rightsIssue,
  }: Content,
  publicFolder: string,
): string[] {
  const missing = (place: string, file: string) =>
    existsSync(join(publicFolder, file)) ? [] : [`${place}: there is no file public/${file}`];
  const film = (place: string, name: string) => [
    ...(name in films ? [] : [`${place}: there is no record films/${name}.yaml`]),
    ...filmFiles(name).flatMap((file) => missing(place, file)),
  ];
  return [
    ...groupHome.slides.flatMap(({ picture }, i) =>
      pictureFiles(picture).flatMap((file) =>
        missing(`site/group-home.yaml slides.${i}.picture`, file),
      ),
    ),
    ...film("site/group-home.yaml film", groupHome.film),
    ...film("site/bank-home.yaml film", bankHome.film),
    ...testimonials.flatMap(({ path, image }) =>
      (image === undefined ? [] : squareFiles(image)).flatMap((file) =>
        missing(`testimonials/${path}.yaml image`, file),
      ),
    ),
    ...properties.flatMap(({ path, images }) =>
      images.flatMap(({ picture }, i) =>
        propertyFiles(picture).flatMap((file) =>
          missing(`properties/${path}.yaml images.${i}.picture`, file),
        ),
      ),
    ),
    ...properties.flatMap(({ path, plans }) =>
      plans.flatMap(({ plan }, i) =>
        missing(`properties/${path}.yaml plans.${i}.plan`, `pictures/plans/${plan}.svg`),
      ),
    ),
    ...aboutUs.profiles.flatMap(({ picture }, i) =>
      pictureFiles(picture).flatMap((file) =>
        missing(`site/about-us.yaml profiles.${i}.picture`, file),
      ),
    ),
    ...leaders.flatMap(({ slug, ...leader }) =>
      (["image", "hoverImage"] as const).flatMap((field) =>
        (leader[field] === undefined ? [] : squareFiles(leader[field])).flatMap((file) =>
          missing(`leaders/${slug}.yaml ${field}`, file),
        ),
      ),
    ),
    ...[...new Set(filmsOf(rightsIssue))].flatMap((name) => film("site/rights-issue.yaml", name)),
    ...film("site/whizz.yaml film.name", whizz.film.name),
    ...whizz.features.flatMap(({ icon }, i) =>
      isIcon(icon) ? [] : [`site/whizz.yaml features.${i}.icon: there is no icon ${icon}`],
    ),
    ...waysToBank.cards.flatMap(({ icon }, i) =>
      isIcon(icon) ? [] : [`site/ways-to-bank.yaml cards.${i}.icon: there is no icon ${icon}`],
    ),
    ...settings.social.flatMap(({ icon }, i) =>
      isIcon(icon) ? [] : [`site/settings.yaml social.${i}.icon: there is no icon ${icon}`],
    ),
  ];
}

function filmsOf({ page }: Content["rightsIssue"]) {
  const films = [...page.hero.films, page.ceo.film, page.brief.film];
  return [...films, ...page.options.flatMap(({ film }) => film ?? [])].map(({ name }) => name);
}

/** The files pages ask for. Scenes by name need no look: `tools/artwork/artwork.test.ts` has them all. */
const pictureFiles = (name: string) =>
  filesOfPicture(pictureSets.scene, name).map((file) => `pictures/${file}`);
const propertyFiles = (name: string) => [
  ...[480, 960, 1280].map((width) => `pictures/${name}-${width}.avif`),
  ...[480, 960].map((width) => `pictures/${name}-${width}.webp`),
];
const squareFiles = (name: string) =>
  filesOfPicture(pictureSets.cutout, name).map((file) => `pictures/${file}`);
const filmFiles = (name: string) => [
  ...["webm", "mp4", "vtt"].map((end) => `films/${name}.${end}`),
  ...[480, 960].flatMap((width) =>
    ["avif", "webp"].map((end) => `films/${name}-poster-${width}.${end}`),
  ),
];
