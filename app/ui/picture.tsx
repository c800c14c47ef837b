type PictureProps = {
  /** The name of a file set in `public/pictures`: `{name}-{width}.{avif|webp}`. */
  name: string;
  /** The folder of the set in `public`. */
  folder?: "pictures" | "films";
  widths: readonly number[];
  /** The widths there are in WebP too, for browsers without AVIF. */
  webpWidths: readonly number[];
  width: number;
  height: number;
  sizes: string;
  alt: string;
  className?: string | undefined;
  /** The largest picture of the first screen: fetched before any other. */
  isFirst?: boolean;
  /** Eager: in the first screen, but not its largest picture. */
  loading?: "eager" | "lazy";
};

/** A picture in the widths that were made of it; the browser takes the smallest that serves. */
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
