import type { ApplicationRow, DataRequestRow, EnquiryRow } from "../db/schema.ts";

/** An enquiry for staff and its subject: without the fields that identify a repeat. */
export function toPublicEnquiry(row: EnquiryRow) {
  const { idempotencyKey: _key, fingerprint: _fingerprint, ...enquiry } = row;
  return enquiry;
}

/** A data request for staff and its subject: without the field that identifies a repeat. */
export function toPublicDataRequest(row: DataRequestRow) {
  const { fingerprint: _fingerprint, ...request } = row;
  return request;
}

/** An application for staff and its subject, with its lists parsed. */
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
