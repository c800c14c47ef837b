import { readsDcb, readsDcz } from "../http/best-encoding.ts";
import { type Answer, answerFor, type CachedPage } from "./cached-page.ts";
import { encodingOf } from "./page-difference.ts";
import type { Miss, PageDictionaries } from "./page-dictionaries.ts";

/** The encodings that a request accepts, and the pages that its browser has. */
export type Asked = {
  method: string | undefined;
  accepted: string;
  /** The tags in `If-None-Match`. */
  tag?: string | undefined;
  /** The hash in `Available-Dictionary`. */
  dictionary?: string | null | undefined;
};

type PageAnswersOptions = {
  dictionaries: PageDictionaries;
  onAnswer: (encoding: Answer["encoding"], savedBytes: number) => void;
  onMiss: (miss: Miss) => void;
  onError: (error: unknown) => void;
};

export type PageAnswers = ReturnType<typeof createPageAnswers>;

/** Answers one visitor with a cached page: at once, unless a body must be made first. */
export function createPageAnswers({ dictionaries, onAnswer, onMiss, onError }: PageAnswersOptions) {
  function found(answer: Answer, savedBytes = 0) {
    if (answer.status === 200) onAnswer(answer.encoding, savedBytes);
    return answer;
  }

  function missed(plain: Answer, miss: Miss) {
    onMiss(miss);
    return found(plain);
  }

  function shorter(page: CachedPage, body: Buffer<ArrayBuffer>, plain: Answer) {
    const saved = (plain.body?.length ?? 0) - body.length;
    return saved > 0 ? found(page.as(body, encodingOf(body)), saved) : missed(plain, "larger");
  }

  return {
    /** A page that browsers may use as a dictionary. */
    keep: dictionaries.keep,

    answer(
      page: CachedPage,
      { method, accepted, tag, dictionary }: Asked,
    ): Answer | Promise<Answer> {
      const plain = answerFor(page, accepted, tag);
      if (!dictionary || method !== "GET" || plain.status !== 200) return found(plain);
      const hash = hashIn(dictionary);
      if (!hash || !page.usesDictionaries || !readsDcz(accepted)) return found(plain);
      const body = dictionaries.encode(page, hash, readsDcb(accepted));
      if (typeof body === "string") return missed(plain, body);
      if (!(body instanceof Promise)) return shorter(page, body, plain);
      return body.then(
        (made) => shorter(page, made, plain),
        (error: unknown) => {
          onError(error);
          return found(plain);
        },
      );
    },
  };
}

/** A SHA-256 as the header writes bytes (RFC 9651, 3.3.5). */
function hashIn(dictionary: string) {
  return /^:([\w+/]{43}=):$/.exec(dictionary)?.[1];
}
