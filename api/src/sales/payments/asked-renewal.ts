import { DomainError } from '#domain/platform/domain-error';
import type { Invoice } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { findOpenInvoice } from '#runtime/sales/invoices.store';

/** The invoice of the next period. @throws DomainError when there is none, or one whose proof waits for a decision. */
export async function findAskedRenewal(
  db: Pick<Tx, '$queryRaw' | 'payment'>,
  { uid }: { uid: string },
): Promise<Invoice> {
  const invoice = await findOpenInvoice(db, uid, 'renewal');
  if (await db.payment.count({ where: { invoiceUid: invoice.uid, state: 'submitted' } }))
    throw new DomainError('ORDER_NOT_PAYABLE', 'Bukti bayarmu sudah masuk dan sedang kami periksa.');
  return invoice;
}
