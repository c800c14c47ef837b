import { useEffect, useRef, useState } from "react";
import { isBlank, type Values } from "./application-values.ts";
import { type DraftStore, openDraftStore } from "./draft.ts";

/** The draft on this device. Only a browser has one: before React takes over nothing of it shows. */
export function useDraft(jobId: string) {
  const store = useRef<DraftStore>(undefined);
  const [isWanted, setWanted] = useState<boolean>();

  useEffect(() => {
    store.current = openDraftStore({
      // Named anew for each use: where storage is forbidden, naming it throws.
      storage: {
        getItem: (key) => localStorage.getItem(key),
        setItem: (key, value) => localStorage.setItem(key, value),
        removeItem: (key) => localStorage.removeItem(key),
      },
      jobId,
      now: Date.now,
    });
    setWanted(store.current.isWanted());
  }, [jobId]);

  return {
    /** Unknown before React took over. */
    isWanted,
    findFor: (typed: Values) => (isBlank(typed) ? store.current?.find() : undefined),
    save: (values: Values) => store.current?.save(values),
    clear: () => store.current?.clear(),
    setWanted(isWantedNow: boolean, values: Values) {
      store.current?.setWanted(isWantedNow);
      store.current?.save(values);
      setWanted(isWantedNow);
    },
  };
}
