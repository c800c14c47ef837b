import { createContext as createReactContext, type ReactNode, use } from "react";
import { createContext } from "react-router";
import type { Services } from "#server/services.ts";

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
      <StatusContext value={status}>{children}</StatusContext>
    </ServicesContext>
  );
}

export const useStatus = () => use(StatusContext);

/**
 * The same for what stands around every page: header, menu, footer, error screens. Loader data would be
 * serialised for a browser that never asks for it; this is not. Islands, roots of their own, have it not.
 */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services)
    throw new Error("useServices works in server-rendered parts of a page, not in an island");
  return services;
}
