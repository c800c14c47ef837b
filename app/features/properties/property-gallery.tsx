import { useServices } from "#app/lib/services.tsx";
import { SlideShow } from "#app/ui/slide-show.tsx";
import type { Property } from "#content/schema/property.ts";
import { PropertyPicture } from "./property-picture.tsx";
import styles from "./property-gallery.module.css";

/** The pictures of a property, one at a time (S1 section 2). */
export function PropertyGallery({ images }: { images: Property["images"] }) {
  const { propertyListing: words, messages } = useServices().content;
  const pictures = images.map(({ picture, alt }, i) => ({
    title: alt,
    content: (
      <PropertyPicture
        className={styles.picture}
        name={picture}
        alt={alt}
        sizes="(min-width: 64rem) 48rem, 94vw"
        isFirst={i === 0}
      />
    ),
  }));
  return (
    <figure className={styles.gallery}>
      {pictures.length === 1 ? (
        pictures[0]?.content
      ) : (
        <SlideShow
          id="picture"
          label={words.property.pictures}
          words={messages.carousel}
          slides={pictures}
        />
      )}
      <figcaption>{words.impressionNote}</figcaption>
    </figure>
  );
}
