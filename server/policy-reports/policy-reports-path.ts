/** Where browsers report what the content policy stopped. */
export const policyReportsPath = "/api/policy-reports";
