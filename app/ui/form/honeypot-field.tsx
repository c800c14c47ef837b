/**
 * A field that people do not see and programs fill in. It is out of sight and not `hidden`, because programs that drive
 * a browser skip fields that are not rendered.
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
