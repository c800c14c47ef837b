/**
 * The islands of the site and the modules of their code. Each loads separately, on the first touch. The name of an
 * island is that of its file: the build finds the island's styles by it (tools/page-styles.ts). The props of an island
 * must survive JSON.
 */
export const islands = {
  "job-application": async () =>
    (await import("#app/pages/careers/apply/job-application.tsx")).JobApplication,
  "enquiry-form": async () =>
    (await import("#app/features/enquiries/enquiry-form.tsx")).EnquiryForm,
};

export type IslandName = keyof typeof islands;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
