import { sen, toRupiah } from '#domain/platform/sen';

/** What every console record of the line needs of its order. */
export const givenOrder = { select: { uid: true, number: true, customerUid: true, name: true } } as const;

interface Row {
  uid: string;
  state: string;
  amountSen: bigint;
  createdAt: Date;
  order: { uid: string; number: string; customerUid: string; name: string };
}

/** Order, customer, amount and state, as every console record of the line shows them. */
export const givenFacts = ({ uid: id, state, amountSen, createdAt, order }: Row) => ({
  id,
  orderUid: order.uid,
  orderNumber: order.number,
  customerUid: order.customerUid,
  customerName: order.name,
  amount: toRupiah(sen(amountSen)),
  state,
  createdAt: createdAt.toISOString(),
});
