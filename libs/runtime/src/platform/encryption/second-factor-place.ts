import type { Place } from '#runtime/platform/encryption/envelope';

/** The place of the secret of an admin's second factor. */
export const placeOfSecondFactor = (adminUid: string, version: string): Place =>
  `patungan second factor ${adminUid} ${version}`;
