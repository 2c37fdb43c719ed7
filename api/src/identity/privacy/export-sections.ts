import type { ExportSections } from '#runtime/identity/export-section';

/**
 * What the file has of the person, by name; orders and what product lines hold come from `CustomerRecords`.
 * Secrets (hashes of password and tokens) are no data about a person and stay here. docs/decisions/0012.
 */
export const PERSON_SECTIONS: ExportSections = {
  profile: (db, uid, slice) =>
    db.customer.findMany({
      where: { uid },
      ...slice,
      select: {
        uid: true,
        name: true,
        email: true,
        emailVerifiedAt: true,
        phoneNumber: true,
        reminderPhone: true,
        avatar: true,
        blockedAt: true,
        blockedReason: true,
        createdAt: true,
      },
    }),
  consents: (db, customerUid, slice) =>
    db.consent.findMany({
      where: { customerUid },
      orderBy: [{ at: 'asc' }, { document: 'asc' }, { version: 'asc' }],
      ...slice,
      select: { document: true, version: true, at: true },
    }),
  sessions: (db, customerUid, slice) =>
    db.session.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        deviceId: true,
        deviceOs: true,
        deviceLabel: true,
        createdAt: true,
        rotatedAt: true,
        expiresAt: true,
        revokedAt: true,
      },
    }),
  links: (db, customerUid, slice) =>
    db.accountLink.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, purpose: true, email: true, previousEmail: true, createdAt: true, usedAt: true },
    }),
  blocks: (db, customerUid, slice) =>
    db.blacklistMatch.findMany({
      where: { customerUid },
      orderBy: { at: 'asc' },
      ...slice,
      select: {
        at: true,
        matchedOn: true,
        entry: { select: { state: true, reason: true, expiresAt: true, endedAt: true, endReason: true } },
      },
    }),
  appeals: (db, customerUid, slice) =>
    db.blacklistAppeal.findMany({
      where: { customerUid },
      orderBy: { createdAt: 'asc' },
      ...slice,
      select: { message: true, state: true, createdAt: true, answer: true, answeredAt: true },
    }),
  // Not who wrote them: names of our admins are no data of the customer.
  notes: (db, customerUid, slice) =>
    db.customerNote.findMany({
      where: { customerUid },
      orderBy: [{ at: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { text: true, at: true },
    }),
  notifications: (db, customerUid, slice) =>
    db.notification.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        kind: true,
        title: true,
        body: true,
        link: true,
        createdAt: true,
        readAt: true,
        emailedAt: true,
      },
    }),
  erasures: (db, customerUid, slice) =>
    db.erasure.findMany({
      where: { customerUid },
      orderBy: [{ requestedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, state: true, requestedAt: true, withdrawnAt: true },
    }),
};
