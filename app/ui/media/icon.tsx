import styles from "./icon.module.css";

type IconProps = {
  /** The name of a Phosphor icon; the server has them under /icons. */
  name: string;
  className?: string | undefined;
};

/**
 * An icon beside a text. Decorative: screen readers ignore it. It has the colour of the surrounding text, and it is
 * loaded like an image, so that no page contains it.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      width="20"
      height="20"
      aria-hidden="true"
    >
      <use href={`/icons/${name}.svg#i`} />
    </svg>
  );
}
