import { existsSync } from "node:fs";
import { join } from "node:path";
import { isIcon } from "./icons.ts";
import type { Content } from "./content.ts";

/** Pictures, films and icons that records name and that are not there. */
export function mistakesInFiles(
  {
    groupHome,
    bankHome,
    settings,
    aboutUs,
    leaders,
    careers,
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
  return [
    ...groupHome.slides.flatMap(({ picture }, i) =>
      pictureFiles(picture).flatMap((file) =>
        missing(`site/group-home.yaml slides.${i}.picture`, file),
      ),
    ),
    ...groupHome.tiles.flatMap(({ picture }, i) =>
      cutoutFiles(picture).flatMap((file) =>
        missing(`site/group-home.yaml tiles.${i}.picture`, file),
      ),
    ),
    ...filmFiles(groupHome.film).flatMap((file) => missing("site/group-home.yaml film", file)),
    ...filmFiles(bankHome.film).flatMap((file) => missing("site/bank-home.yaml film", file)),
    ...careers.why.companies.others.flatMap(({ picture }, i) =>
      cutoutFiles(picture).flatMap((file) =>
        missing(`site/careers.yaml why.companies.others.${i}.picture`, file),
      ),
    ),
    ...testimonials.flatMap(({ path, image }) =>
      (image === undefined ? [] : cutoutFiles(image)).flatMap((file) =>
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
    ...aboutUs.profiles.flatMap(({ picture }, i) =>
      pictureFiles(picture).flatMap((file) =>
        missing(`site/about-us.yaml profiles.${i}.picture`, file),
      ),
    ),
    ...aboutUs.subsidiaries.items.flatMap(({ picture }, i) =>
      cutoutFiles(picture).flatMap((file) =>
        missing(`site/about-us.yaml subsidiaries.items.${i}.picture`, file),
      ),
    ),
    ...leaders.flatMap(({ slug, ...leader }) =>
      (["image", "hoverImage"] as const).flatMap((field) =>
        (leader[field] === undefined ? [] : cutoutFiles(leader[field])).flatMap((file) =>
          missing(`leaders/${slug}.yaml ${field}`, file),
        ),
      ),
    ),
    ...[...new Set(filmsOf(rightsIssue))].flatMap((film) =>
      filmFiles(film).flatMap((file) => missing("site/rights-issue.yaml", file)),
    ),
    ...filmFiles(whizz.film.name).flatMap((file) => missing("site/whizz.yaml film.name", file)),
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

/** The widths pages ask for: scenes across a banner, cut-outs on a tile. */
const pictureFiles = (name: string) => [
  ...[480, 960, 1600].map((width) => `pictures/${name}-${width}.avif`),
  ...[480, 960].map((width) => `pictures/${name}-${width}.webp`),
];
const propertyFiles = (name: string) => [
  ...[480, 960, 1280].map((width) => `pictures/${name}-${width}.avif`),
  ...[480, 960].map((width) => `pictures/${name}-${width}.webp`),
];
const cutoutFiles = (name: string) => [
  ...[200, 400, 800].map((width) => `pictures/${name}-${width}.avif`),
  `pictures/${name}-400.webp`,
];
const filmFiles = (name: string) => [
  ...["webm", "mp4", "vtt"].map((end) => `films/${name}.${end}`),
  `films/${name}-poster-960.webp`,
];
