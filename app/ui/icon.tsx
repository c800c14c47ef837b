import styles from "./icon.module.css";

type IconProps = {
  /** A Phosphor drawing by name; the server keeps them under /icons. */
  name: string;
  className?: string | undefined;
};

/**
 * A drawing beside words; it says nothing by itself, so screen readers pass it over. It takes the colour of the text
 * around it, and is fetched as a picture is: a page need not carry it.
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
