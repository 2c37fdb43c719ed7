import { groupNameOf } from '#domain/catalogue/plan-family';
import { maskName } from '#domain/identity/customers/mask-name';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { treatmentsLeft } from '#domain/products/subscriptions/accounts/seat-voucher';
import type { Tx } from '#runtime/platform/db/database';
import { withMoneyBack } from '../../../sales/orders/money-back.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';

/** Facts for the present host of a group, and the masked name of the member it is about; null while it has none. */
export async function readHostFacts(tx: Tx, groupUid: string, memberOrderUid: string) {
  const host = await tx.account.findFirst({
    where: { groupUid, role: 'host', status: { in: LIVE_ACCOUNT_CODES } },
    select: { uid: true, orderUid: true, group: { select: { number: true, family: { select: { name: true } } } } },
  });
  if (!host) return null;
  const { name } = await tx.order.findUniqueOrThrow({ where: { uid: memberOrderUid }, select: { name: true } });
  const member = maskName(name);
  return { ...(await readOrderFacts(tx, host.orderUid)), accountUid: host.uid, group: groupNameOf(host.group), member };
}

/** What became of the voucher of a seat that has ended. docs/rules/vouchers.md#seats */
export const voucherIsVoid = (left: number | null): string =>
  left ? `Vouchermu batal, jadi ${left} perawatan yang belum dipakai tidak bisa dipakai lagi.` : VOUCHER_IS_OVER;
const VOUCHER_IS_OVER = 'Perawatan di vouchermu tidak ada yang tersisa.';

/** Of a seat that has ended: the order, why, what goes back since, and how many treatments of its voucher were not used. */
export async function readEndFacts(tx: Tx, { accountUid, orderUid }: { accountUid: string; orderUid: string }) {
  const last = await tx.accountHistory.findFirst({
    where: { accountUid },
    orderBy: { id: 'desc' },
    select: { why: true, at: true },
  });
  const voucher = await tx.voucher.findUnique({ where: { orderUid }, select: { treatments: true, used: true } });
  return {
    ...(await withMoneyBack(tx, await readOrderFacts(tx, orderUid), last?.at ?? new Date(0))),
    reason: last?.why ?? null,
    voucherLeft: voucher && treatmentsLeft(voucher),
  };
}
