/** As `AbortSignal.timeout` does, which came with Chrome 103, Safari 16 and Firefox 100. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
