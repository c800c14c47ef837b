/** People do not see this field; programs fill it in, and are known by it. */
export function TrapField({ label }: { label: string }) {
  return (
    <p hidden>
      <label>
        {label} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
