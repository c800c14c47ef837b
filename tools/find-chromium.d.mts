export function findChromium(): string | null | undefined;
