import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./phone-frame.module.css";

type PhoneFrameProps = {
  /** A screen that `node packages/artwork/screens.ts` draws. */
  screen: "home" | "budget" | "consent" | "receipt";
  alt: string;
  /** `eager` if the phone is visible when the page opens. */
  loading?: "eager" | "lazy";
};

/** A phone with a drawn screen. */
export function PhoneFrame({ screen, alt, loading = "lazy" }: PhoneFrameProps) {
  return (
    <div className={styles.phone}>
      <Picture
        className={styles.screen}
        name={`app-${screen}`}
        widths={[240, 480]}
        webpWidths={[240, 480]}
        width={360}
        height={760}
        sizes="15rem"
        alt={alt}
        loading={loading}
      />
    </div>
  );
}
