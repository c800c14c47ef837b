type PictureProps = {
  /** The name of a file set in `public/pictures`: `{name}-{width}.{avif|webp}`. */
  name: string;
  widths: readonly number[];
  /** The widths there are in WebP too, for browsers without AVIF. */
  webpWidths: readonly number[];
  width: number;
  height: number;
  sizes: string;
  alt: string;
  className?: string | undefined;
  /** The picture a visitor sees first: fetched at once. */
  isFirst?: boolean;
};

/** A picture in the widths that were made of it; the browser takes the smallest that serves. */
export function Picture({
  name,
  widths,
  webpWidths,
  sizes,
  alt,
  isFirst = false,
  ...image
}: PictureProps) {
  const set = (all: readonly number[], type: string) =>
    all.map((width) => `/pictures/${name}-${width}.${type} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={set(widths, "avif")} sizes={sizes} />
      <img
        src={`/pictures/${name}-${webpWidths[0]}.webp`}
        srcSet={set(webpWidths, "webp")}
        sizes={sizes}
        alt={alt}
        decoding="async"
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        {...image}
      />
    </picture>
  );
}
