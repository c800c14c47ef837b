import { Picture } from "#app/ui/media/picture.tsx";

type PropertyPictureProps = {
  name: string;
  alt: string;
  sizes: string;
  isFirst?: boolean;
  className?: string | undefined;
};

/** A picture of a property, in the widths that exist. */
export function PropertyPicture(props: PropertyPictureProps) {
  return (
    <Picture
      widths={[480, 960, 1280]}
      webpWidths={[480, 960]}
      width={1280}
      height={720}
      {...props}
    />
  );
}
