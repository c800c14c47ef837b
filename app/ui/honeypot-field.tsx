/**
 * People do not meet this field; programs fill it in, and are known by it. It is out of sight and not `hidden`: those
 * that drive a browser leave out what is not drawn.
 */
export function HoneypotField({ label }: { label: string }) {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        {label} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
