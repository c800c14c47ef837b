import { createTurns } from "../limits/gate.ts";
import { createPlaces, type Place } from "../uploads/places.ts";
import { UploadError } from "../uploads/upload-error.ts";

export type UploadGate = ReturnType<typeof createUploadGate>;

/** An upload sends its proof in the first field; until then the next upload may replace it. */
const unprovenBounds = { most: 50, keptMs: 0 };
/** Each holds some pieces of its file in memory: fifty at once stay under 250 MB (test/faults/memory.test.ts). */
const provenBounds = { most: 100, mostOfOne: 10, keptMs: 500 };

/** Rendering a page takes up to a tenth of a second, so the longest wait is a few seconds. */
const mostAnswersWaiting = 60;

/** Limits concurrent uploads: those without a proof of the phone separately, so that they cannot block applicants. */
export function createUploadGate() {
  const unproven = createPlaces(unprovenBounds);
  const proven = createPlaces(provenBounds);
  return {
    /** Resolves at this upload's turn: simultaneous uploads start one after another. */
    turn: createTurns(),
    /** The same for answers to refused uploads, each of which may be a whole page. Throws Overloaded if too many wait. */
    answerTurn: createTurns(mostAnswersWaiting),
    /** A place from an upload's first byte until its answer; undefined if none is free. */
    enter(proofId: string | undefined) {
      const lost = Promise.withResolvers<never>();
      lost.promise.catch(() => undefined);
      const onLost = () => lost.reject(new UploadError("busy"));
      const takeAsProven = (sender: string) => proven.take({ onLost, sender });
      let place: Place | undefined =
        proofId === undefined ? unproven.take({ onLost }) : takeAsProven(proofId);
      let isProven = proofId !== undefined;
      let isLeft = false;
      if (!place) return undefined;
      return {
        moved: (bytes: number) => place?.moved(bytes),
        /** Called once the upload has proved a phone: uploads without a proof can no longer replace it. */
        prove(id: string) {
          if (isProven || isLeft) return;
          isProven = true;
          place?.leave();
          place = takeAsProven(id);
          if (!place) onLost();
        },
        /** Fails when another upload takes the place. */
        lost: lost.promise,
        leave() {
          isLeft = true;
          place?.leave();
        },
      };
    },
  };
}
