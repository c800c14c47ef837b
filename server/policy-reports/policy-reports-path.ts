/** The path to which browsers report breaches of the content policy. */
export const policyReportsPath = "/api/policy-reports";
