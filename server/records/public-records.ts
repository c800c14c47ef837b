import type { ApplicationRow, DataRequestRow, EnquiryRow } from "../db/schema.ts";

/** An enquiry as staff and its subject may see it: without what identifies a repeat. */
export function toPublicEnquiry(row: EnquiryRow) {
  const { idempotencyKey: _key, fingerprint: _fingerprint, ...enquiry } = row;
  return enquiry;
}

/** A request about data as staff and its subject may see it: without what identifies a repeat. */
export function toPublicDataRequest(row: DataRequestRow) {
  const { fingerprint: _fingerprint, ...request } = row;
  return request;
}

/** An application as staff and its subject may see it, with its lists as lists. */
export function toPublicApplication(row: ApplicationRow) {
  const {
    idempotencyKey: _key,
    proofId: _proofId,
    education,
    workExperience,
    ...application
  } = row;
  return {
    ...application,
    education: parseList(education),
    workExperience: parseList(workExperience),
  };
}

const parseList = (json: string): unknown => JSON.parse(json);
