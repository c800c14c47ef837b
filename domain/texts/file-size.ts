/**
 * The size of a file as people read it: `84 KB`, `1.2 MB`. A KB is 1,000 bytes, as phones and networks count data;
 * rounded up, so that no file is smaller than it says.
 */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 1000));
  if (kilobytes < 1000) return `${kilobytes}\u00a0KB`;
  return `${Math.ceil(bytes / 100_000) / 10}\u00a0MB`;
}
