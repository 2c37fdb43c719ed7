import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import { dayInWib } from '#domain/platform/wib';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPurchase, aReimbursement, aStatementLine } from '#testing/money-factories';
import { anOrderWithProof } from '../../../test/an-order-with-proof.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let finance: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  finance = await world.admin('Sari Keuangan', 'finance');
  other = await world.admin('Dua Keuangan', 'finance');
});
afterAll(() => world?.close());
beforeEach(() =>
  world.database.bankStatementLine.updateMany({
    where: { state: 'open' },
    data: { state: 'ignored', decidedBy: 'test', decidedAt: new Date() },
  }),
);

const post = (path: string, body: object = {}, who = finance) =>
  world.http.call('POST', `/admin/${path}`, { token: who.token, body });
const list = <T>(resource: string, filter: object) =>
  world.http.ask<T[]>('GET', `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    token: finance.token,
  });
const lineOut = (rupiah: number, description: string) => lineOf(-rupiah, description);
const lineOf = async (rupiah: number, description: string) => {
  const { uid } = await aStatementLine(world.database, {
    amountSen: BigInt(rupiah) * 100n,
    bookedOn: new Date(dayInWib(new Date())),
    description,
  });
  return world.http.ask<AdminStatementLine>('GET', `/admin/statement-lines/${uid}`, { token: finance.token });
};

let nth = 0;
/** Credit of a customer that finance has scheduled to an account of its own choice. */
async function scheduled() {
  const { customerUid, name, orderUid, paymentUid, owed } = await anOrderWithProof(world);
  await post(`payments/${paymentUid}/confirm`, { received: owed + 4_000 });
  const [refund] = await list<AdminRefund>('refunds', { orderUid });
  nth += 1;
  const account = { bankName: 'BCA', accountNumber: `77700011${10 + nth}`, accountName: name };
  expect((await post(`refunds/${refund!.id}/schedule`, { ...account, reason: 'Disebut lewat WhatsApp' })).status).toBe(
    200,
  );
  const [payout] = await list<AdminPayout>('payouts', { customerUid });
  return { account, payout: payout!, orderUid, refundUid: refund!.id };
}

it('a refund that is sent by a payout is one debt: it is proposed once, and never twice its amount', async () => {
  const { account, payout, orderUid } = await scheduled();
  expect(payout.state).toBe('approved');
  const { proposals } = await lineOut(4_000, `TRSF KE ${account.accountNumber}`);
  expect(proposals.filter((one) => one.orderUid === orderUid || one.targetUid === payout.id)).toMatchObject([
    { target: 'payout', targetUid: payout.id, kind: 'refund', orderUid, count: 1, also: [], isWaiting: false },
  ]);
  const twice = await lineOut(8_000, `TRSF KE ${account.accountNumber}`);
  expect(twice.proposals.filter(({ amount }) => amount === 8_000)).toEqual([]);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('a line that names a transfer of the shop, with its fee, is no fee of the bank: it would be in the books twice', async () => {
  const { refundUid } = await scheduled();
  const reference = `TRF-BIAYA-${nth}`;
  expect((await post(`refunds/${refundUid}/pay`, { reference })).status).toBe(200);
  const charge = (id: string) => post(`statement-lines/${id}/charge`, { reason: 'Ini biaya' });
  for (const rupiah of [4_000, 6_500]) {
    const line = await lineOut(rupiah, `TRSF E-BANKING DB ${reference}`);
    expect(await charge(line.id)).toMatchObject({
      status: 409,
      meta: { code: 'LINE_OF_PAYOUT', message: expect.stringContaining('Rp4.000') },
    });
  }
  // The fee alone, as most banks list it.
  expect((await charge((await lineOut(2_500, `BIAYA TXN ${reference}`)).id)).status).toBe(200);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('a refund whose account waits for another admin is shown so, is not certain, and is refused in these words', async () => {
  const { account, payout } = await scheduled();
  const changed = { ...account, accountNumber: '8880002211', reason: 'Salah ketik' };
  expect((await post(`payouts/${payout.id}/change-account`, changed)).status).toBe(200);
  const line = await lineOut(4_000, 'TRSF KE 8880002211');
  expect(line.confidence).toBe('possible');
  expect(line.proposals[0]).toMatchObject({ target: 'payout', targetUid: payout.id, isWaiting: true });
  const { target, targetUid } = line.proposals[0]!;
  const confirm = () => post(`statement-lines/${line.id}/confirm`, { target, targetUid });
  const refused = await confirm();
  expect(refused).toMatchObject({ status: 409, meta: { code: 'ACCOUNT_WAITS' } });
  expect(refused.meta.message).toContain('minta admin lain menyetujui rekeningnya di Uang keluar');
  expect((await post(`payouts/${payout.id}/approve`, {}, other)).status).toBe(200);
  expect((await confirm()).status).toBe(200);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('credit that the customer has not asked back is no candidate of a line, and no line pays it, alone or with others', async () => {
  const keeper = await anOrderWithProof(world);
  await post(`payments/${keeper.paymentUid}/confirm`, { received: keeper.owed + 4_000 });
  const [kept] = await list<AdminRefund>('refunds', { orderUid: keeper.orderUid });
  const line = await lineOut(4_000, `TRSF KE ${keeper.name}`);
  expect(line.proposals.filter(({ orderUid }) => orderUid === keeper.orderUid)).toEqual([]);
  const credit = { target: 'refund', targetUid: kept!.id };
  const refused = await post(`statement-lines/${line.id}/confirm`, credit);
  expect(refused).toMatchObject({ status: 409, meta: { code: 'CREDIT_NOT_ASKED_BACK' } });
  const { payout } = await scheduled();
  const both = await lineOut(8_000, 'TRSF BERSAMA');
  const also = { target: 'payout', targetUid: payout.id, also: [credit] };
  expect(await post(`statement-lines/${both.id}/confirm`, also)).toMatchObject({
    status: 409,
    meta: { code: 'CREDIT_NOT_ASKED_BACK' },
  });
  expect(await list<AdminRefund>('refunds', { orderUid: keeper.orderUid })).toMatchObject([{ state: 'credited' }]);
  // Asked back it is paid by the line.
  const account = { bankName: 'BCA', accountNumber: '9911220033', accountName: keeper.name };
  await world.http.ask('POST', '/customer/credit/return', { token: keeper.token, body: account });
  const shown = await world.http.ask<AdminStatementLine>('GET', `/admin/statement-lines/${line.id}`, {
    token: finance.token,
  });
  expect(shown.proposals).toContainEqual(expect.objectContaining(credit));
  expect((await post(`statement-lines/${line.id}/confirm`, credit)).status).toBe(200);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('what was sent long before a line is proposed for it no longer, also while a line of that time is open', async () => {
  const sentAgo = async (days: number) => {
    const { payout, refundUid } = await scheduled();
    const reference = `TRF-LAMA-${nth}`;
    expect((await post(`refunds/${refundUid}/pay`, { reference })).status).toBe(200);
    const paidAt = new Date(Date.now() - days * 86_400_000);
    await world.database.payout.update({ where: { uid: payout.id }, data: { paidAt, dueAt: new Date() } });
    const proposed = ({ proposals }: AdminStatementLine) => proposals.some(({ targetUid }) => targetUid === payout.id);
    const [out, came] = [
      await lineOf(-4_000, `TRSF E-BANKING DB ${reference}`),
      await lineOf(4_000, `RETUR ${reference}`),
    ];
    return { out: proposed(out), came: proposed(came) };
  };
  await aStatementLine(world.database, {
    amountSen: -100n,
    bookedOn: new Date(dayInWib(new Date(Date.now() - 90 * 86_400_000))),
    description: 'LAMA',
  });
  expect(await sentAgo(29)).toEqual({ out: true, came: true });
  expect(await sentAgo(32)).toEqual({ out: false, came: true });
  expect(await sentAgo(62)).toEqual({ out: false, came: false });
});

it('a scheduled reimbursement is refused with the desk where it is approved first', async () => {
  const family = await aFamily(world.database);
  const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
  const { uid: purchaseUid } = await aPurchase(world.database, orderUid);
  const { payoutUid } = await aReimbursement(world.database, { orderUid, purchaseUid }, { state: 'scheduled' });
  const line = await lineOut(62_517, 'TRSF KE HOST');
  const refused = await post(`statement-lines/${line.id}/confirm`, { target: 'payout', targetUid: payoutUid });
  expect(refused).toMatchObject({ status: 409, meta: { code: 'NOT_APPROVED' } });
  expect(refused.meta.message).toMatch(/[Ss]etujui dulu di Penggantian/);
});
