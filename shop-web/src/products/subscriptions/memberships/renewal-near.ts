import { DAY_MS } from '#domain/platform/durations';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';

/** A plan may be invoiced earlier or later than this; an open invoice is near anyway. */
const NEAR_MS = 7 * DAY_MS;

type Renewing = Pick<MembershipDetail, 'renewsAt' | 'renewal'>;

/** Whether the renewal is what the customer has to think of: its bill is open, its paid time is over, or ends within a week. */
export const isRenewalNear = ({ renewsAt, renewal }: Renewing, now = Date.now()): boolean =>
  renewal !== null &&
  (renewal.invoice !== null ||
    renewal.graceEndsAt !== null ||
    (renewsAt !== null && Date.parse(renewsAt) - now <= NEAR_MS));
