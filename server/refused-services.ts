import type { Language } from "#domain/texts/language.ts";
import type { Backend } from "./backend.ts";
import { isForeign } from "./http/same-origin.ts";
import { refused } from "./http/reply.ts";
import type { Services } from "./services.ts";

/**
 * The services for a page. If a form was posted from another origin, its services refuse everything; the page then
 * shows the form again with its input.
 */
export function servicesFor<Given extends Omit<Services, "scripts">>(
  request: Request,
  services: Given,
): Given {
  if (!isForeign(request)) return services;
  const message = services.content.messages.formRefusals.otherOrigin;
  const refusal = { reason: "forbidden", message } as const;
  const refuse = async () => refused(refusal);
  const forForms: Backend["forForms"][Language] = {
    phoneCodes: { send: refuse, check: refuse },
    phoneProofs: services.phoneProofs,
    applications: {
      submit: (sent, wanted) => services.applications.submit(sent, { ...wanted, refusal }),
    },
    enquiries: { ...services.enquiries, submit: refuse },
    dataRequests: { sendCode: refuse, submit: refuse, track: refuse },
    guard: { verify: refuse, verifyCaptcha: refuse },
  };
  return { ...services, ...forForms };
}
