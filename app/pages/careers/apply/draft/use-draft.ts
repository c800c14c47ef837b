import { useEffect, useRef, useState } from "react";
import { isBlank, type Values } from "../values/application-values.ts";
import { type DraftStore, openDraftStore } from "./draft.ts";

/** The draft on this device. Only a browser has one, so nothing of it shows before React takes over. */
export function useDraft(jobId: string) {
  const store = useRef<DraftStore>(undefined);
  const [isWanted, setWanted] = useState<boolean>();

  useEffect(() => {
    store.current = openDraftStore({
      // `localStorage` is named in each function, because naming it throws if storage is forbidden.
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
    /** Undefined before React has taken over. */
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
