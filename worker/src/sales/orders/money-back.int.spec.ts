import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { announceAndSettle, announceEvent } from '#testing/events';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { NAME_ACCOUNT } from '#domain/sales/refunds/refund-words';
import { askCreditBack, keepCredit } from '#runtime/sales/credit-back.store';
import { nameRefundAccount } from '#runtime/sales/named-account';
import { WorkerModule } from '../../worker.module.js';
import { withMoneyBack } from './money-back.js';

let world: World;
let groupUid: string;
let family: Awaited<ReturnType<typeof aFamily>>;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database, { regularSeats: 12 });
  groupUid = (await aGroup(world.database, family)).uid;
});
afterAll(() => world.close());

const ACCOUNT = { bankName: 'BCA', accountNumber: '0123456789', accountName: 'Ratna Sari' };

type Given = [state: string, amountSen: bigint, also?: { deposit?: true; createdAt?: Date }];
/** An order of which so much goes back. */
async function anOrderWith(...refunds: Given[]) {
  const order = await anOrder(world.database, family, groupUid);
  const { uid: paymentUid } = await aPayment(world.database, order.orderUid);
  const uids: string[] = [];
  for (const [state, amountSen, also] of refunds) {
    const credited = state === 'credited' && { creditedAt: new Date() };
    const of = { orderUid: order.orderUid, paymentUid, feeSen: 0n, reason: 'Ditutup', by: 'system' };
    const { uid } = await world.database.refund.create({ data: { ...of, state, amountSen, ...credited, ...also } });
    uids.push(uid);
  }
  return { ...order, uids };
}
const backOf = async (orderUid: string, since?: Date) =>
  (await world.database.transaction((tx) => withMoneyBack(tx, { orderUid }, since))).back;

describe('what goes back when something ends', () => {
  it('is said by where each part of it goes', async () => {
    const half = await anOrderWith(['requested', 2_500_000n], ['credited', 1_000_000n], ['cancelled', 300_000n]);
    expect(await backOf(half.orderUid)).toBe(
      `Rp25.000 akan dikembalikan. Rp10.000 jadi kreditmu. ${NAME_ACCOUNT} Begitu ditransfer, kami kabari.`,
    );
    const all = await anOrderWith(['credited', 1_000_000n], ['credited', 2_500_000n]);
    expect(await backOf(all.orderUid)).toBe('Rp35.000 jadi kreditmu.');
    expect(await backOf((await anOrderWith()).orderUid)).toBe('');
  });

  it('asks for the account of what is transferred, until it is named', async () => {
    const { orderUid } = await anOrderWith(['requested', 2_500_000n]);
    await world.database.transaction((tx) => nameRefundAccount(tx, orderUid, ACCOUNT));
    expect(await backOf(orderUid)).toBe('Rp25.000 akan dikembalikan. Begitu ditransfer, kami kabari.');
  });

  it('is not what was too much, or was given back before', async () => {
    const since = new Date();
    const before = { createdAt: new Date(since.getTime() - 1_000) };
    const { orderUid } = await anOrderWith(
      ['credited', 500_000n, { deposit: true, ...before }],
      ['requested', 2_500_000n],
    );
    expect(await backOf(orderUid)).toBe(`Rp25.000 akan dikembalikan. ${NAME_ACCOUNT} Begitu ditransfer, kami kabari.`);
    const twice = await anOrderWith(
      ['credited', 500_000n, before],
      ['credited', 700_000n, { deposit: true, createdAt: since }],
    );
    expect(await backOf(twice.orderUid, since)).toBe('Rp7.000 jadi kreditmu.');
  });
});

it('several credits of one act are told in one message, with their sum', async () => {
  const createdAt = new Date();
  const { orderUid, customerUid, uids } = await anOrderWith(
    ['credited', 1_000_000n, { createdAt }],
    ['credited', 1_500_000n, { createdAt }],
    ['credited', 700_000n],
  );
  for (const refundUid of uids) await announceAndSettle(world, 'refund.credited', { orderUid, refundUid });
  const where = { customerUid, kind: 'tell-refund-credited' };
  const told = await world.database.notification.findMany({ where, select: { title: true } });
  expect(told.map(({ title }) => title).toSorted()).toEqual([
    'Rp25.000 masuk ke kredit Patunganmu',
    'Rp7.000 masuk ke kredit Patunganmu',
  ]);
});

it('credit of several sources that pays one bill is told in one message, with its sum', async () => {
  const {
    orderUid,
    customerUid,
    uids: credits,
  } = await anOrderWith(['credited', 999_000n], ['credited', 1_000n], ['credited', 500_000n]);
  const { invoiceUid } = await world.database.payment.findFirstOrThrow({ where: { orderUid } });
  const use = async (nth: number, amountSen: bigint, at: Date) => {
    const of = { orderUid, invoiceUid, method: 'credit', state: 'confirmed', bankFrom: '', accountName: '' };
    const data = { ...of, creditUid: credits[nth]!, amountSen, receivedSen: amountSen, submittedAt: at, decidedAt: at };
    return (await world.database.payment.create({ data })).uid;
  };
  const at = new Date();
  const uids = [await use(0, 999_000n, at), await use(1, 1_000n, at), await use(2, 500_000n, new Date(+at - 1_000))];
  for (const paymentUid of uids) await announceAndSettle(world, 'credit.used', { orderUid, paymentUid });
  const told = await world.database.notification.findMany({ where: { customerUid, kind: 'tell-credit-used' } });
  expect(told.map(({ title }) => title.split(' dari ')[0]).toSorted()).toEqual(['Rp10.000', 'Rp5.000']);
  for (const { body } of told) expect(body).toMatch(/dari kreditmu\. Sisanya ada di rincian pesanan\.$/);
  const { amountSen } = await world.database.invoice.findUniqueOrThrow({ where: { uid: invoiceUid } });
  await world.database.invoice.update({ where: { uid: invoiceUid }, data: { receivedSen: amountSen } });
  const last = await use(2, 1_000n, new Date(+at + 1_000));
  await announceAndSettle(world, 'credit.used', { orderUid, paymentUid: last });
  const [whole] = await world.database.notification.findMany({
    where: { customerUid, kind: 'tell-credit-used', title: { startsWith: 'Rp10 ' } },
  });
  expect(whole!.body).toMatch(/dari kreditmu\.$/);
});

it('the account that a customer has named is told, so that who did not name it can say so', async () => {
  const { orderUid, customerUid } = await anOrderWith(['requested', 2_500_000n], ['approved', 500_000n]);
  await world.database.transaction((tx) => nameRefundAccount(tx, orderUid, ACCOUNT));
  await settled(world.database);
  const told = await world.database.notification.findMany({ where: { customerUid, kind: 'tell-refund-account' } });
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringMatching(/akan kami transfer ke rekening BCA yang berakhiran 6789\..*segera ganti rekeningnya/s),
  ]);
});

it('that money goes back asks for the account, unless it is named already', async () => {
  const { orderUid, customerUid, uids } = await anOrderWith(['requested', 2_500_000n]);
  await world.database.refund.updateMany({ where: { orderUid }, data: { by: 'Sari Admin' } });
  const tell = () => announceAndSettle(world, 'refund.requested', { orderUid, refundUid: uids[0]! });
  await tell();
  await world.database.transaction((tx) => nameRefundAccount(tx, orderUid, ACCOUNT));
  await tell();
  const told = await world.database.notification.findMany({
    where: { customerUid, kind: 'tell-refund-requested' },
    orderBy: { createdAt: 'asc' },
  });
  expect(told.map(({ body }) => body.includes(NAME_ACCOUNT))).toEqual([true, false]);
});

it('credit that is asked back is told with its sum', async () => {
  const { customerUid } = await anOrderWith(['credited', 2_500_000n], ['credited', 500_000n]);
  await world.database.transaction((tx) => askCreditBack(tx, customerUid, ACCOUNT, new Date()));
  await settled(world.database);
  const told = await world.database.notification.findMany({ where: { customerUid, kind: 'tell-credit-asked-back' } });
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining('Rp30.000 dari kreditmu akan kami kirim ke rekening BCA yang berakhiran 6789.'),
  ]);
});

it('of several wishes at once only the one that is still wanted is told, to its account', async () => {
  const { customerUid, uids } = await anOrderWith(['credited', 2_500_000n]);
  const other = { ...ACCOUNT, bankName: 'BNI', accountNumber: '1234567890' };
  await world.database.transaction(async (tx) => {
    await askCreditBack(tx, customerUid, ACCOUNT, new Date(Date.now() - 2_000));
    await keepCredit(tx, customerUid);
    await askCreditBack(tx, customerUid, other, new Date(Date.now() - 1_000));
  });
  await settled(world.database);
  const where = { customerUid, kind: 'tell-credit-asked-back' };
  expect(await world.database.notification.findMany({ where, select: { body: true } })).toEqual([
    { body: expect.stringContaining('Rp25.000 dari kreditmu akan kami kirim ke rekening BNI yang berakhiran 7890.') },
  ]);
  // The wish of an event from before its moment was named: nothing of it is left where the credit has been used up.
  const { invoiceUid, orderUid } = await world.database.payment.findFirstOrThrow({
    where: { refunds: { some: { uid: uids[0]! } } },
  });
  const credit = { orderUid, invoiceUid, method: 'credit', state: 'confirmed', bankFrom: '', accountName: '' };
  const all = { creditUid: uids[0]!, amountSen: 2_500_000n, receivedSen: 2_500_000n };
  await world.database.payment.create({ data: { ...credit, ...all } });
  await announceEvent(world, 'credit.asked-back', { customerUid, refundUid: uids[0]! });
  await settled(world.database);
  expect(await world.database.notification.count({ where })).toBe(1);
});
