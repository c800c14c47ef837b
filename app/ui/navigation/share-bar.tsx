type ShareBarProps = { share: number; className: string | undefined };

/** A share of the whole as a bar. Decorative: figures beside it say the same. */
export function ShareBar({ share, className }: ShareBarProps) {
  return (
    <svg
      className={className}
      width="320"
      height="8"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={(100 * share).toFixed(1)} height="4" />
    </svg>
  );
}
