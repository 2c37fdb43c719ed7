import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, purchaseInvoice } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { payByCredit } from '#runtime/sales/credit.store';
import { announce } from '#runtime/platform/outbox/announce';
import { WorkerModule } from '../../worker.module.js';

let world: World;
let groups: string[];
let family: Awaited<ReturnType<typeof aFamily>>;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database, { regularSeats: 12 });
  groups = [(await aGroup(world.database, family)).uid, (await aGroup(world.database, family)).uid];
});
afterAll(() => world.close());

const [PRICE, AT] = [23_500_000n, new Date()];
const by = { cause: { actor: 'customer', by: 'Ratna', why: 'Kredit dipakai' }, at: AT } as const;

/** An order of Rp235.000 that waits for its payment, of a customer with such credits from another one. */
async function anOrderOf(...credits: bigint[]) {
  const { orderUid: before, customerUid } = await anOrder(world.database, family, groups[0]!);
  const { uid: paymentUid } = await aPayment(world.database, before);
  for (const amountSen of credits) {
    const of = { orderUid: before, paymentUid, feeSen: 0n, reason: 'Ditutup', by: 'system' };
    await world.database.refund.create({ data: { ...of, amountSen, state: 'credited', creditedAt: AT } });
  }
  const { orderUid } = await anOrder(world.database, family, groups[1]!, { customerUid });
  const { uid: invoiceUid } = await purchaseInvoice(world.database, orderUid, PRICE);
  await world.database.invoice.update({ where: { uid: invoiceUid }, data: { amountSen: PRICE } });
  const { number } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  return { orderUid, customerUid, invoiceUid, number };
}
type Bought = Awaited<ReturnType<typeof anOrderOf>>;

/** All credit is used; what it completes is announced as the press does. */
const useCredit = ({ orderUid, customerUid, invoiceUid }: Bought) =>
  world.database.transaction(async (tx) => {
    const { status, paymentUid } = await payByCredit(tx, { uid: orderUid, customerUid }, invoiceUid, by);
    if (status === 'paid') await announce(tx, 'payment.confirmed', { orderUid, paymentUid: paymentUid! });
  });

/** A transfer that came, and whether the order is paid with it. */
async function transfer({ orderUid, invoiceUid }: Bought, amountSen: bigint, isWhole: boolean) {
  const settledSen = isWhole ? PRICE : 0n;
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen, settledSen, decidedAt: AT });
  const receivedSen = { increment: amountSen };
  const paid = isWhole && { status: 'paid', paidAt: AT };
  await world.database.invoice.update({ where: { uid: invoiceUid }, data: { receivedSen, ...paid } });
  if (isWhole) await world.database.transaction((tx) => announce(tx, 'payment.confirmed', { orderUid, paymentUid }));
}

async function toldOf({ customerUid }: Bought) {
  await settled(world.database);
  const told = await world.database.notification.findMany({ where: { customerUid }, orderBy: { title: 'asc' } });
  return told.map(({ title, body }) => [title, body.split('\n')[0]!]);
}

it('an order that credit alone has paid is said to be paid once, with the whole sum, and nothing to have come', async () => {
  const bought = await anOrderOf(700_000n, 22_800_000n);
  await useCredit(bought);
  expect(await toldOf(bought)).toEqual([
    [
      `Pesanan ${bought.number} lunas dengan kreditmu`,
      expect.stringMatching(/^Halo \w+, Rp235\.000 dari kreditmu kami pakai untuk .+, jadi pesananmu sudah lunas\./),
    ],
  ]);
});

it('credit that pays what a transfer has left says its own part, and that the order is paid', async () => {
  const bought = await anOrderOf(700_000n, 20_000_000n);
  await transfer(bought, 10_000_000n, false);
  await useCredit(bought);
  expect(await toldOf(bought)).toEqual([
    [`Pesanan ${bought.number} lunas dengan kreditmu`, expect.stringMatching(/, Rp135\.000 dari kreditmu kami pakai/)],
  ]);
});

it('a transfer that pays what credit has left is confirmed with its own amount, and the credit as a part, also when told late', async () => {
  const bought = await anOrderOf(700_000n);
  await useCredit(bought);
  await transfer(bought, 22_800_000n, true);
  expect(await toldOf(bought)).toEqual([
    [`Pembayaran pesanan ${bought.number} sudah terkonfirmasi`, expect.stringMatching(/sebesar Rp228\.000 sudah kami/)],
    [
      expect.stringMatching(/^Rp7\.000 dari kreditmu dipakai/),
      expect.stringMatching(/dengan Rp7\.000 dari kreditmu\.$/),
    ],
  ]);
});
