type PictureProps = {
  /** The name of a file set in `public/pictures`: `{name}-{width}.{avif|webp}`. */
  name: string;
  /** The folder in `public` with the set. */
  folder?: "pictures" | "films";
  widths: readonly number[];
  /** The widths that exist in WebP too, for browsers without AVIF. */
  webpWidths: readonly number[];
  width: number;
  height: number;
  sizes: string;
  alt: string;
  className?: string | undefined;
  /** The largest picture of the first screen, fetched with high priority. */
  isFirst?: boolean;
  /** `eager` for a picture in the first screen that is not its largest. */
  loading?: "eager" | "lazy";
};

/** A picture in the widths that exist; the browser chooses the smallest that is large enough. */
export function Picture({
  name,
  folder = "pictures",
  widths,
  webpWidths,
  sizes,
  alt,
  isFirst = false,
  loading = isFirst ? "eager" : "lazy",
  ...image
}: PictureProps) {
  const set = (all: readonly number[], type: string) =>
    all.map((width) => `/${folder}/${name}-${width}.${type} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={set(widths, "avif")} sizes={sizes} />
      <img
        src={`/${folder}/${name}-${webpWidths[0]}.webp`}
        {...(webpWidths.length > 1 && { srcSet: set(webpWidths, "webp"), sizes })}
        alt={alt}
        loading={loading}
        {...(isFirst && { fetchPriority: "high" })}
        {...image}
      />
    </picture>
  );
}
