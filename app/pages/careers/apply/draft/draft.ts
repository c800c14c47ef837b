import { useEffect, useRef, useState } from "react";
import { dayMs } from "#domain/time/nairobi-time.ts";
import { isBlank, readValues, toFields, type Values } from "../values/application-values.ts";

/** Days after which a draft is deleted: its visitor has not come back. */
const longestKeptDays = 30;
const prefix = "application-draft:";
/** Set if the visitor wants no drafts on this device. */
const refusalKey = "application-draft-refused";

type DraftOptions = {
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> & { keys(): string[] };
  jobId: string;
  now: () => number;
};

/**
 * The answers, stored on the visitor's own device until they are sent, cleared or 30 days old. A draft never contains
 * the CV, the phone, the code or the proof. If storage fails (private windows, full storage), the form works without
 * drafts.
 */
export function openDraftStore({ storage, jobId, now }: DraftOptions) {
  const key = prefix + jobId;
  const read = (each: string) => parseDraft(attempt(() => storage.getItem(each)) ?? "");
  const isKept = (each: string) =>
    now() - (read(each)?.savedAt ?? -Infinity) < longestKeptDays * dayMs;
  /** Deletes drafts of other jobs too, whose forms may never be opened again. */
  const remove = (isGone: (each: string) => boolean) => {
    const drafts = (attempt(storage.keys) ?? []).filter((each) => each.startsWith(prefix));
    for (const each of drafts.filter(isGone)) attempt(() => storage.removeItem(each));
  };
  const isWanted = () => !attempt(() => storage.getItem(refusalKey));
  const clear = () => attempt(() => storage.removeItem(key));
  return {
    find() {
      remove((each) => !isKept(each));
      return read(key)?.values;
    },
    save(values: Values) {
      if (!isWanted()) return;
      if (isBlank(values)) return clear();
      const draft = { savedAt: now(), fields: Object.fromEntries(toFields(values)) };
      attempt(() => storage.setItem(key, JSON.stringify(draft)));
    },
    clear,
    isWanted,
    setWanted(isWantedNow: boolean) {
      attempt(() =>
        isWantedNow ? storage.removeItem(refusalKey) : storage.setItem(refusalKey, "refused"),
      );
      if (!isWantedNow) remove(() => true);
    },
  };
}

function parseDraft(json: string): { savedAt: number; values: Values } | undefined {
  try {
    const { savedAt, fields } = Object(JSON.parse(json));
    if (typeof savedAt !== "number") return undefined;
    const values = readValues(new Map(Object.entries(Object(fields))));
    return isBlank(values) ? undefined : { savedAt, values };
  } catch {
    return undefined;
  }
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The draft on this device. Only a browser has one, so nothing of it shows before React takes over. */
export function useDraft(jobId: string) {
  const store = useRef<ReturnType<typeof openDraftStore>>(undefined);
  const [isWanted, setWanted] = useState<boolean>();

  useEffect(() => {
    store.current = openDraftStore({
      // `localStorage` is named in each function, because naming it throws if storage is forbidden.
      storage: {
        getItem: (key) => localStorage.getItem(key),
        setItem: (key, value) => localStorage.setItem(key, value),
        removeItem: (key) => localStorage.removeItem(key),
        keys: () => Object.keys(localStorage),
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
