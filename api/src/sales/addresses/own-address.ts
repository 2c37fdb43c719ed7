import type { Address } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { invalid } from '../../platform/http/errors/refusal.js';

/**
 * An address of the customer's book; null when none is named. Without a customer there is no book.
 * @throws Refusal naming `field`.
 */
export async function findOwnAddress(
  db: Pick<Tx, 'address'>,
  customerUid: string | null,
  uid: string | null | undefined,
  field: string,
): Promise<Address | null> {
  if (!uid) return null;
  const address = customerUid && (await db.address.findFirst({ where: { uid, customerUid } }));
  if (!address) throw invalid({ field, message: 'Alamat ini tidak ada di buku alamatmu' });
  return address;
}
