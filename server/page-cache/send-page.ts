import type { IncomingMessage, ServerResponse } from "node:http";
import { idHeader } from "../http/request-id.ts";
import { type Answer, type CachedPage, dictionaryHeader } from "./cached-page.ts";
import type { PageAnswers } from "./page-answers.ts";

type Sending = { answers: PageAnswers; onError: (error: unknown) => void };

/** Answers a request with a cached page. Skips all middleware, so it is as cheap as a file. */
export function sendPage(
  { answers, onError }: Sending,
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { "accept-encoding": accepted, "if-none-match": tag, range } = request.headers;
  const dictionary = range ? undefined : request.headers[dictionaryHeader.toLowerCase()];
  const send = ({ status, flatHeaders, body }: Answer) => {
    response.writeHead(status, [...flatHeaders, ...idHeader(request)]);
    response.end(request.method === "HEAD" ? null : body);
  };
  const answer = answers.answer(page, {
    method: request.method,
    accepted: String(accepted ?? ""),
    tag,
    dictionary: typeof dictionary === "string" ? dictionary : undefined,
  });
  if (answer instanceof Promise) answer.then(send).catch(onError);
  else send(answer);
}

export function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}
