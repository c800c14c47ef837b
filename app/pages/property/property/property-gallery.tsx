import { useServices } from "#app/lib/services.tsx";
import { SlideShow } from "#app/ui/media/slide-show.tsx";
import type { Property } from "#model/properties/schema.ts";
import { PropertyPicture } from "#app/features/properties/property-picture.tsx";
import styles from "./property-gallery.module.css";

/** PRP-6: the pictures and plans of a property, one at a time. */
export function PropertyGallery({ images, plans }: Pick<Property, "images" | "plans">) {
  const { propertyListing: texts, messages } = useServices().content;
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
  const drawings = plans.map(({ plan, alt }) => ({
    title: alt,
    content: (
      <img
        className={styles.picture}
        src={`/pictures/plans/${plan}.svg`}
        alt={alt}
        width="1280"
        height="720"
        loading="lazy"
      />
    ),
  }));
  return (
    <figure className={styles.gallery}>
      <SlideShow
        id="picture"
        label={texts.property.pictures}
        texts={messages.carousel}
        slides={[...pictures, ...drawings]}
      />
      <figcaption>{texts.impressionNote}</figcaption>
    </figure>
  );
}
