export function sourcesOfBuild(): string[];
