import type { AdminCustomer } from '#contracts/http/admin/customers.http';

/** What the chip says: a deletion outranks a block. */
export function standing({ erasure, blockedAt }: AdminCustomer): 'erased' | 'leaving' | 'blocked' | 'open' {
  if (erasure) return erasure.state === 'requested' ? 'leaving' : 'erased';
  return blockedAt ? 'blocked' : 'open';
}
