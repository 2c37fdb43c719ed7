import { expect, it } from '@jest/globals';
import type { Tx } from '#runtime/platform/db/database';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { ProductLine } from '#runtime/sales/product-line';
import { ProductLines } from '#runtime/sales/product-lines';

const orderOf = (productLine: string) => ({ uid: `an order of ${productLine}`, productLine }) as LockedOrder;

function aLine(name: string, serves?: ProductLine['serves']) {
  const asked: string[] = [];
  const line: ProductLine = {
    name,
    serves,
    checkPayment: async (_, { uid }) => void asked.push(`payment ${uid}`),
    onPaid: async (_, paid) => void asked.push(`paid ${paid.map(({ order }) => order.uid).join()}`),
    release: async (_, { uid }) => void asked.push(`release ${uid}`),
  };
  return { line, asked };
}

it('a line is asked about its own orders and those that it serves, and not about those of others', async () => {
  const [seats, vouchers, parcels] = [aLine('seats'), aLine('vouchers', ['seats']), aLine('parcels', 'all')];
  const lines = new ProductLines([seats.line, vouchers.line, parcels.line]);
  const [tx, ending] = [{} as Tx, {} as never];
  await lines.checkPayment(tx, orderOf('seats'));
  await lines.release(tx, orderOf('gifts'), 'cancel', ending);
  await lines.onPaid(
    tx,
    [
      { order: orderOf('seats'), eventUid: '1' },
      { order: orderOf('gifts'), eventUid: '2' },
    ],
    new Date(),
  );
  expect(seats.asked).toEqual(['payment an order of seats', 'paid an order of seats']);
  expect(vouchers.asked).toEqual(seats.asked);
  expect(parcels.asked).toEqual([
    'payment an order of seats',
    'release an order of gifts',
    'paid an order of seats,an order of gifts',
  ]);
});

it('orders that a line completes with a payment, also of others, are handed to the lines that bring something with them', async () => {
  const [seats, vouchers] = [aLine('seats'), aLine('vouchers', ['seats'])];
  const completed = [orderOf('seats'), orderOf('gifts')];
  seats.line.onPaid = async () => completed;
  vouchers.line.onCompleted = async (_, orders) => void vouchers.asked.push(orders.map(({ uid }) => uid).join());
  const paid = [{ order: orderOf('seats'), eventUid: '1' }];
  await new ProductLines([seats.line, vouchers.line]).onPaid({} as Tx, paid, new Date());
  expect(vouchers.asked).toEqual(['paid an order of seats', 'an order of seats']);
});

it('nothing is due after the end that a line names; one that waits for an answer leaves two hours for it', async () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour));
  const ending = (end: number | null, waits?: true): ProductLine => ({
    name: 'seats',
    ...(waits && { waitsForAnswer: waits }),
    latestDue: async () => (end === null ? null : at(end)),
  });
  const due = (line: ProductLine, askedAt?: Date) =>
    new ProductLines([line]).capDue({} as Tx, orderOf('seats'), at(20), askedAt);
  expect(await due(ending(null))).toEqual(at(20));
  expect(await due(ending(21), at(10))).toEqual(at(20));
  expect(await due(ending(9), at(10))).toEqual(at(9));
  expect(await due(ending(9, true))).toEqual(at(9));
  expect(await due(ending(9, true), at(10))).toEqual(at(12));
  expect(await due(ending(15, true), at(10))).toEqual(at(15));
  expect(await due(ending(9, true), at(19))).toEqual(at(20));
});
