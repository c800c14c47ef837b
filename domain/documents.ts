/** The documents of S1 section 2 (`/documents/{key}`) that are written; each is a file of `content/documents`. */
export const documentKeys = ["privacy_policy"] as const;
export type DocumentKey = (typeof documentKeys)[number];

/** How long what visitors send is kept, in days: the server's configuration. */
export type Retention = { applicationDays: number; enquiryDays: number };
