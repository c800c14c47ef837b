import type { PostedAnswer } from "../application-view.ts";

export type Posting = {
  /** Undefined if no answer of the form arrived. */
  answer: Promise<PostedAnswer | "cancelled" | undefined>;
  cancel: () => void;
};

/** Milliseconds without progress after which the connection counts as dead; a slow one does not. */
const stalledAfterMs = 60_000;

/** Posts a step to its page and asks for the next view as data. With XMLHttpRequest: `fetch` reports no progress. */
export function postStep(
  body: FormData | URLSearchParams,
  onProgress: (share: number) => void,
): Posting {
  const request = new XMLHttpRequest();
  let isCancelled = false;
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), stalledAfterMs);
  };
  const answer = new Promise<PostedAnswer | "cancelled" | undefined>((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress(loaded / total);
    });
    request.addEventListener("loadend", () => {
      clearTimeout(stalled);
      resolve(isCancelled ? "cancelled" : readAnswer(request));
    });
  });
  request.open("POST", location.pathname);
  request.responseType = "json";
  request.setRequestHeader("Accept", "application/json");
  request.send(body);
  wait();
  return {
    answer,
    cancel() {
      isCancelled = true;
      request.abort();
    },
  };
}

function readAnswer({ response, responseURL, status }: XMLHttpRequest): PostedAnswer | undefined {
  const { view, receipt }: { view?: unknown; receipt?: unknown } = Object(response);
  // The cast: the site's own route, from the same build. A proxy in between may answer with something else.
  if (view || receipt) return response as PostedAnswer;
  // A job past its deadline redirects to the list of jobs; one that was taken away is not found.
  const isElsewhere = responseURL && new URL(responseURL).pathname !== location.pathname;
  if (isElsewhere || status === 404) location.assign(responseURL);
  return undefined;
}
