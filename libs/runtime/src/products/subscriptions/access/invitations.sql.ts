import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Prisma } from '#runtime/generated/prisma/client';
import { movedSince } from './access.store.js';

const { sql, raw } = Prisma;

/** After FROM: the active seats `t` that the provider takes by invitation, with their access `s`. Written out for the index. */
export const INVITED_SEATS = sql`account t
  JOIN account_group g ON g.uid = t.group_uid AND t.role = 'regular' AND t.status = ${raw(String(ACCOUNT_STATUS.active))}
  JOIN plan_family f ON f.uid = g.family_uid AND f.invites
  LEFT JOIN seat_access s ON s.account_uid = t.uid`;

const IS_MOVED = sql`EXISTS (${movedSince(sql`s`)})`;
/** The same as `invitationStateOf`. */
export const IS_TO_INVITE = sql`(s.account_uid IS NULL OR ${IS_MOVED})`;
// Beside the rest, so that PostgreSQL begins with the few accesses that nobody has confirmed.
const HAS_ACCESS = sql`s.account_uid IS NOT NULL`;
export const IS_SENT = sql`(${HAS_ACCESS} AND s.confirmed_at IS NULL AND NOT ${IS_MOVED})`;
export const IS_ACCEPTED = sql`(${HAS_ACCESS} AND s.confirmed_at IS NOT NULL AND NOT ${IS_MOVED})`;
