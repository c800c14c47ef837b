import { afterAll, beforeAll, onTestFinished } from "vitest";

type CleanUp = () => unknown;

let ofFile: CleanUp[] | undefined;

/** Runs at the end of the current test, or after the last test of a file if the value is shared. */
export function atEnd(cleanUp: CleanUp): void {
  if (ofFile) ofFile.unshift(cleanUp);
  else onTestFinished(async () => void (await cleanUp()));
}

/** Makes something before the first test of a file or a `describe`, for all of them; the function returns it. */
export function shareInFile<T>(make: () => Promise<T>): () => T {
  const cleanUps: CleanUp[] = [];
  let made: { value: T } | undefined;
  beforeAll(async () => {
    ofFile = cleanUps;
    try {
      made = { value: await make() };
    } finally {
      ofFile = undefined;
    }
  }, 180_000);
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });
  return () => {
    if (!made) throw new Error("It is made before the first test, and not while tests are listed");
    return made.value;
  };
}
