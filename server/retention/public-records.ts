import type { ApplicationRow, DataRequestRow, EnquiryRow } from "../db/schema.ts";

/** An enquiry as it is told to people: without what tells a repeat from another. */
export function toPublicEnquiry(row: EnquiryRow) {
  const { idempotencyKey: _key, fingerprint: _fingerprint, ...enquiry } = row;
  return enquiry;
}

/** A request about data as it is told to people: without what tells a repeat from another. */
export function toPublicDataRequest(row: DataRequestRow) {
  const { fingerprint: _fingerprint, ...request } = row;
  return request;
}

/** An application as it is told to people, with its lists as lists. */
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
