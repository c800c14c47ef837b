import { statSync } from "node:fs";
import { join } from "node:path";
import { filesOfPicture, pictureSets } from "#domain/pictures/picture-sets.ts";
import type { Content } from "#model/content.ts";

/** Several times our heaviest file: a larger one is a photograph straight from a camera. */
const mostPictureBytes = 500_000;
const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

type Missing = (place: string, files: readonly string[]) => string[];

/** Pictures and films that records name and that are not there. */
export function checkFiles(content: Content, publicFolder: string): string[] {
  const missing: Missing = (place, files) =>
    files.flatMap((file) => {
      const bytes = statSync(join(publicFolder, file), { throwIfNoEntry: false })?.size;
      if (bytes === undefined) return [`${place}: there is no file public/${file}`];
      return /\.(?:avif|webp)$/.test(file) && bytes > mostPictureBytes
        ? [
            `${place}: public/${file} has ${inMegabytes(bytes)} and may have at most ${inMegabytes(mostPictureBytes)}: make the picture smaller`,
          ]
        : [];
    });
  return [...checkPictures(content, missing), ...checkFilms(content, missing)];
}

function checkPictures(
  { groupHome, aboutUs, leaders, testimonials, properties, underwriters }: Content,
  missing: Missing,
) {
  return [
    ...groupHome.slides.flatMap(({ picture }, i) =>
      missing(`site/group-home.yaml slides.${i}.picture`, pictureFiles(picture)),
    ),
    ...aboutUs.profiles.flatMap(({ picture }, i) =>
      missing(`site/about-us.yaml profiles.${i}.picture`, pictureFiles(picture)),
    ),
    ...underwriters.flatMap(({ logo }, i) =>
      missing(
        `site/underwriters.yaml ${i}.logo.file`,
        logo ? [`pictures/underwriters/${logo.file}`] : [],
      ),
    ),
    ...testimonials.flatMap(({ path, image }) =>
      missing(`testimonials/${path}.yaml image`, squareFiles(image)),
    ),
    ...leaders.flatMap(({ slug, image, hoverImage }) => [
      ...missing(`leaders/${slug}.yaml image`, squareFiles(image)),
      ...missing(`leaders/${slug}.yaml hoverImage`, squareFiles(hoverImage)),
    ]),
    ...properties.flatMap(({ path, images, plans }) => [
      ...images.flatMap(({ picture }, i) =>
        missing(`properties/${path}.yaml images.${i}.picture`, propertyFiles(picture)),
      ),
      ...plans.flatMap(({ plan }, i) =>
        missing(`properties/${path}.yaml plans.${i}.plan`, [`pictures/plans/${plan}.svg`]),
      ),
    ]),
  ];
}

function checkFilms({ films, groupHome, bankHome, whizz, rightsIssue }: Content, missing: Missing) {
  const named = [
    ["site/group-home.yaml film", groupHome.film],
    ["site/bank-home.yaml film", bankHome.film],
    ...[...new Set(filmsOf(rightsIssue))].map((name) => ["site/rights-issue.yaml", name] as const),
    ["site/whizz.yaml film.name", whizz.film.name],
  ] as const;
  return named.flatMap(([place, name]) => [
    ...(name in films ? [] : [`${place}: there is no record films/${name}.yaml`]),
    ...missing(place, filmFiles(name, films[name]?.isNarrated ?? false)),
  ]);
}

function filmsOf({ page }: Content["rightsIssue"]) {
  const films = [...page.hero.films, page.ceo.film, page.brief.film];
  return [...films, ...page.options.flatMap(({ film }) => film ?? [])].map(({ name }) => name);
}

/** The files that pages load. Named scenes are checked in `packages/artwork/artwork.test.ts`. */
const pictureFiles = (name: string) =>
  filesOfPicture(pictureSets.scene, name).map((file) => `pictures/${file}`);
const propertyFiles = (name: string) => [
  ...[480, 960, 1280].map((width) => `pictures/${name}-${width}.avif`),
  ...[480, 960].map((width) => `pictures/${name}-${width}.webp`),
];
const squareFiles = (name: string | undefined) =>
  name === undefined
    ? []
    : filesOfPicture(pictureSets.cutout, name).map((file) => `pictures/${file}`);
const filmFiles = (name: string, isNarrated: boolean) => [
  ...["webm", "mp4", "vtt", ...(isNarrated ? ["sw.vtt"] : [])].map((end) => `films/${name}.${end}`),
  ...[480, 960].flatMap((width) =>
    ["avif", "webp"].map((end) => `films/${name}-poster-${width}.${end}`),
  ),
];
