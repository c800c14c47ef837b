import { createContext as createReactContext, type ReactNode, use } from "react";
import { createContext } from "react-router";
import type { Services } from "#server/services.ts";
import { PageLanguageContext } from "#app/ui/navigation/page-language-context.ts";
import { pageLanguage } from "./page-language.ts";

/** The server's services for loaders and actions: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

const ServicesContext = createReactContext<Services | undefined>(undefined);

const StatusContext = createReactContext(200);

type ServicesProviderProps = {
  services: Services;
  /** The HTTP status that the page is sent with. */
  status: number;
  children: ReactNode;
};

export function ServicesProvider({ services, status, children }: ServicesProviderProps) {
  return (
    <ServicesContext value={services}>
      <StatusContext value={status}>
        <PageLanguageContext value={pageLanguage(services.content)}>{children}</PageLanguageContext>
      </StatusContext>
    </ServicesContext>
  );
}

export const useStatus = () => use(StatusContext);

/**
 * The same services for header, menu, footer and error screens. Loader data would be serialised for a browser that
 * never needs it; this is not. Islands are roots of their own and do not have it.
 */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services)
    throw new Error("useServices works in server-rendered parts of a page, not in an island");
  return services;
}
