import { randomInt } from 'node:crypto';
import { unambiguousCode } from '#domain/platform/unambiguous-code';
import { voucherTermsOf } from '#domain/catalogue/voucher-terms';
import { useByOf } from '#domain/products/vouchers/voucher';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { findOrdersWithVoucher, findVoucherPlan } from '#runtime/products/vouchers/voucher-plan';
import type { LockedOrder } from '#runtime/sales/orders.store';

/**
 * Issues the vouchers of those of the orders whose plans have one, once for each order: their seats became active at
 * `issuedAt`. docs/rules/vouchers.md
 */
export async function issueVouchers(
  tx: Tx,
  orders: Pick<LockedOrder, 'uid' | 'customerUid'>[],
  issuedAt: Date,
): Promise<void> {
  const due = await findOrdersWithVoucher(
    tx,
    orders.map(({ uid }) => uid),
  );
  for (const order of orders) if (due.has(order.uid)) await issueVoucher(tx, order, issuedAt);
}

async function issueVoucher(
  tx: Tx,
  { uid: orderUid, customerUid }: Pick<LockedOrder, 'uid' | 'customerUid'>,
  issuedAt: Date,
): Promise<void> {
  const pack = await findVoucherPlan(tx, orderUid);
  const terms = pack && voucherTermsOf(pack);
  if (!terms || (await tx.voucher.count({ where: { orderUid } }))) return;
  const { treatments, firstUseWithinDays } = terms;
  const useBy = useByOf(issuedAt, firstUseWithinDays);
  const { uid: voucherUid } = await tx.voucher.create({
    data: { code: newCode(pack.provider.slug), orderUid, customerUid, state: 'issued', treatments, issuedAt, useBy },
    select: { uid: true },
  });
  await announce(tx, 'voucher.issued', { voucherUid, orderUid, useBy: useBy.toISOString() });
}

const PREFIX_LENGTH = 6;

/** `ZAP-7KQ2-MXA9-P3RT`: can be read out over a counter, and cannot be guessed. */
function newCode(providerSlug: string): string {
  const prefix = providerSlug.replaceAll('-', '').slice(0, PREFIX_LENGTH).toUpperCase();
  return [prefix, ...Array.from({ length: 3 }, () => unambiguousCode(4, randomInt))].join('-');
}
