import styles from "./icon.module.css";

type IconProps = {
  /** The name of a Phosphor icon. */
  name: string;
  className?: string | undefined;
};

/** The server has the icons as files. */
const iconPath = (name: string) => `/icons/${name}.svg`;

/** Fetches icons that may have to be shown without a connection. */
export function preloadIcons(names: readonly string[]) {
  for (const name of names) new Image().src = iconPath(name);
}

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
      <use href={`${iconPath(name)}#i`} />
    </svg>
  );
}
