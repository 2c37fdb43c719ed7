import { beforeAll, expect, it } from '@jest/globals';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { PRODUCT_LINES } from '../../app/product-lines';
import { stepOfLine } from '../../sales/orders/line-parts';
import type { OrderParts } from '../../sales/product-line';

let parts: OrderParts[];
beforeAll(async () => {
  parts = await Promise.all(PRODUCT_LINES.flatMap(({ orderParts }) => (orderParts ? [orderParts()] : [])));
});

type Voucher = NonNullable<OrderDetail['voucher']>;
const ENDED = {
  at: '2026-11-20T03:00:00.000Z',
  by: 'group',
  why: null,
  money: 'Rp50.000 kembali ke rekeningmu.',
} as const;
const stepOf = (state: Voucher['state'], ended: OrderDetail['ended'] = null) => {
  const { active, cancelled } = ACCOUNT_STATUS;
  const account = { uid: 'a', role: 'regular', status: ended ? cancelled : active, seatNumber: 2, why: null };
  const sold = {
    productLine: 'subscriptions',
    providerName: 'Zap',
    providerSlug: 'zap',
    kind: 'pre-order',
    durationLabel: '8 perawatan',
  };
  const order = { status: ORDER_STATUS.completed, statusLabel: 'Selesai', isReady: true, ended, ...sold };
  const voucher = { treatments: 8, firstUseWithinDays: 30, state };
  return stepOfLine(
    { ...order, account, group: {}, voucher, page: 'order' } as unknown as OrderDetail & { page: 'order' },
    parts,
  );
};

it.each([
  ['issued', 'Vouchermu sudah terbit'],
  ['in-use', 'Vouchermu sudah terbit'],
  ['finished', 'Semua perawatanmu sudah terpakai'],
  ['expired', 'Vouchermu hangus'],
] as const)('the order of a voucher that is %s is headed %s', (state, title) => {
  expect(stepOf(state)).toMatchObject({ title });
});

it('of a series whose seat has ended the end is said, and what becomes of the money', () => {
  expect(stepOf('voided', ENDED)).toMatchObject({ title: 'Serimu berakhir 20 Nov 2026' });
  expect(stepOf('voided', ENDED)?.text).toContain(ENDED.money);
});
