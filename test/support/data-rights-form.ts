import { visitorHeaders } from "./visitor-address.ts";

const hiddenField = (page: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? "";

/** A request about data as its form is sent without script, from an address of its own. */
export function openDataRights(origin: string, request: Record<string, string>) {
  const post = async (fields: Record<string, string>, headers = visitorHeaders()) => {
    const response = await fetch(`${origin}/data-rights`, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams(fields),
    });
    const page = await response.text();
    return { status: response.status, page, location: response.headers.get("Location") };
  };
  return {
    /** Asks for a code, and says what the second form carries unseen. */
    async askForCode(headers?: Record<string, string>) {
      const page = await (await fetch(`${origin}/data-rights`)).text();
      const formTimestamp = hiddenField(page, "formTimestamp");
      const answer = await post({ ...request, formTimestamp, step: "request" }, headers);
      return { status: answer.status, nonce: hiddenField(answer.page, "nonce") };
    },
    sendCode: (fields: { otp: string; nonce?: string }, headers?: Record<string, string>) =>
      post({ ...request, ...fields, step: "code" }, headers),
  };
}
