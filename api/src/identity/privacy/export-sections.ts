import { ORDER_SECTIONS } from './export-order-sections.js';
import type { Section } from './export-section.js';

/**
 * What the file has, by name. Only rows that belong to the person; of a group its own seat, not the other members.
 * Secrets (hashes of password and tokens) are no data about a person and stay here. docs/decisions/0012.
 */
export const SECTIONS: Record<string, Section> = {
  profile: (database, uid, slice) =>
    database.customer.findMany({
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
  sessions: (database, customerUid, slice) =>
    database.session.findMany({
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
  links: (database, customerUid, slice) =>
    database.accountLink.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, purpose: true, email: true, previousEmail: true, createdAt: true, usedAt: true },
    }),
  blocks: (database, customerUid, slice) =>
    database.blacklistMatch.findMany({
      where: { customerUid },
      orderBy: { at: 'asc' },
      ...slice,
      select: {
        at: true,
        matchedOn: true,
        entry: { select: { state: true, reason: true, expiresAt: true, endedAt: true, endReason: true } },
      },
    }),
  appeals: (database, customerUid, slice) =>
    database.blacklistAppeal.findMany({
      where: { customerUid },
      orderBy: { createdAt: 'asc' },
      ...slice,
      select: { message: true, state: true, createdAt: true, answer: true, answeredAt: true },
    }),
  ...ORDER_SECTIONS,
  notifications: (database, customerUid, slice) =>
    database.notification.findMany({
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
  erasures: (database, customerUid, slice) =>
    database.erasure.findMany({
      where: { customerUid },
      orderBy: [{ requestedAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, state: true, requestedAt: true, withdrawnAt: true },
    }),
};
