import type { TrustFacts } from '../../platform/trust-facts.js';

/** What has been counted. */
export interface TrustCounts {
  /** Groups in which the paid period of a member runs. */
  groups: number;
  /** Customers whose first paid period has begun. */
  members: number;
  /** Seats whose access was given within the last days, and the median of the hours from payment to access. */
  accesses: number;
  medianHours: number;
}

/** Fewer would speak against the shop, and of a few one could tell who they are. */
const FEWEST = 20;
/** As far back as the time to access is counted, in days: how it goes now. */
export const TRUST_DAYS = 90;

/** What every page may say of these numbers: rounded down, hours rounded up, and nothing that is fewer than twenty. docs/rules/shop.md#trust-facts */
export function trustFacts({ groups, members, accesses, medianHours }: TrustCounts): TrustFacts {
  return {
    ...(groups >= FEWEST && { groups: roundedDown(groups) }),
    ...(members >= FEWEST && { members: roundedDown(members) }),
    ...(accesses >= FEWEST && { accessHours: Math.max(1, Math.ceil(medianHours)) }),
  };
}

/** Its two first digits, below a hundred the first: 27 → 20, 148 → 140, 2.391 → 2.300. So a page changes rarely. */
function roundedDown(count: number): number {
  const unit = Math.max(10, 10 ** (String(count).length - 2));
  return Math.floor(count / unit) * unit;
}
