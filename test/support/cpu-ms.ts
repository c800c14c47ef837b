/** The processor's milliseconds that something takes; what else a machine does counts for nothing. */
export function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
