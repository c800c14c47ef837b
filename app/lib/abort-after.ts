/** Does what `AbortSignal.timeout` does, which older browsers lack (before Chrome 103, Safari 16, Firefox 100). */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
