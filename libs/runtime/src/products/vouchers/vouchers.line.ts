import { DomainError } from '#domain/platform/domain-error';
import { type VoucherState, voucherMoves } from '#domain/products/vouchers/voucher';
import type { Tx } from '#runtime/platform/db/database';
import { issueVouchers } from '#runtime/products/vouchers/issue-voucher';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { ProductLine } from '#runtime/sales/product-line';

/** Series of treatments that come with a plan: the order is for a seat, and the seat's activation issues the voucher. */
export const vouchers: ProductLine = {
  name: 'vouchers',
  serves: ['subscriptions'],

  onCompleted: issueVouchers,

  exportSections: {
    vouchers: (db, customerUid, slice) =>
      db.voucher.findMany({
        where: { customerUid },
        orderBy: [{ issuedAt: 'asc' }, { uid: 'asc' }],
        ...slice,
        select: {
          uid: true,
          orderUid: true,
          code: true,
          state: true,
          treatments: true,
          used: true,
          issuedAt: true,
          useBy: true,
          uses: { orderBy: { number: 'asc' }, select: { number: true, usedAt: true } },
        },
      }),
  },

  /** How much goes back after a treatment is for an admin to decide: a customer does not take the whole payment then. */
  async checkClosing(tx, { uid: orderUid }, closing, { actor }) {
    if (closing !== 'refund' || actor === 'admin') return;
    if (await tx.voucher.count({ where: { orderUid, used: { gt: 0 } } }))
      throw new DomainError(
        'VOUCHER_USED',
        'Sebagian perawatan di vouchermu sudah dipakai, jadi uangnya tidak bisa diminta kembali di sini. Minta bantuan kami, ya.',
      );
  },

  release: voidVoucher,
  cutShort: voidVoucher,
};

/** Voids the voucher, also one that was used in part. */
async function voidVoucher(tx: Tx, { uid: orderUid }: LockedOrder): Promise<void> {
  const [voucher] = await tx.$queryRaw<{ uid: string; state: VoucherState }[]>`
    SELECT uid, state FROM voucher WHERE order_uid = ${orderUid}::uuid FOR UPDATE`;
  if (!voucher || !voucherMoves.actionsOn(voucher.state, 'system').includes('void')) return;
  await tx.voucher.update({
    where: { uid: voucher.uid },
    data: { state: voucherMoves.after(voucher.state, 'void', 'system'), version: { increment: 1 } },
    select: { uid: true },
  });
}
