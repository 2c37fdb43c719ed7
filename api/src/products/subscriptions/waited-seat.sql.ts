import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { sql } from '../../platform/http/admin-lists/list-filters.js';
import { periodIsToPay } from './renewal-due.js';

/** Of the seat `a`. */
export const isLiveSeat = sql`a.status = ANY (${LIVE_ACCOUNT_CODES}::int[])`;

/** Of the seat `a` while it is live, besides a first payment: its next period is not paid, or its host was asked to buy. */
export const ownerIsWaitedFor = sql`(${isLiveSeat} AND (a.status = ${ACCOUNT_STATUS.waitingForFollowUp} OR ${periodIsToPay}
  OR EXISTS (SELECT FROM host_task h WHERE h.account_uid = a.uid AND h.kind IN ('buy', 'proof')
    AND (h.outcome IS NULL OR h.outcome = 'missed'))))`;
