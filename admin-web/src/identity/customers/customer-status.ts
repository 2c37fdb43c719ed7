import type { AdminCustomer } from '#contracts/identity/customers.admin.http';

export type CustomerStatus = 'erased' | 'leaving' | 'blocked' | 'open';

/** What the chip shows: a deletion outranks a block. */
export function customerStatus({ erasure, blockedAt }: AdminCustomer): CustomerStatus {
  if (erasure) return erasure.state === 'requested' ? 'leaving' : 'erased';
  return blockedAt ? 'blocked' : 'open';
}
