import type { ComponentProps } from "react";
import { Link } from "../navigation/link.tsx";
import styles from "./button.module.css";

type Look = { variant?: "primary" | "secondary" | "quiet" | "light" };

export function Button({
  variant = "primary",
  type = "button",
  children,
  ...button
}: ComponentProps<"button"> & Look) {
  return (
    <button type={type} className={`${styles.button} ${styles[variant]}`} {...button}>
      {children}
    </button>
  );
}

/** A link that looks like a button. Use a link to navigate and a button to act. */
export function ButtonLink({ variant = "primary", children, ...link }: ComponentProps<"a"> & Look) {
  return (
    <Link className={`${styles.button} ${styles[variant]}`} {...link}>
      {children}
    </Link>
  );
}
