import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
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

const post = <T = { uid: string }>(path: string, body: object = {}, who = finance) =>
  world.http.call<T>('POST', `/admin/${path}`, { token: who.token, body });
const list = <T>(resource: string, filter: object) =>
  world.http.ask<T[]>('GET', `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    token: finance.token,
  });
const one = (uid: string) =>
  world.http.ask<AdminUnplacedMoney>('GET', `/admin/unplaced-money/${uid}`, { token: finance.token });
const payoutOf = (uid: string) => world.http.ask<AdminPayout>('GET', `/admin/payouts/${uid}`, { token: finance.token });
const codeOf = ({ status, meta }: { status: number; meta?: { code?: string } }) => [status, meta?.code];
const events = (name: string, unplacedUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['unplacedUid'], equals: unplacedUid } } });

const WRONG = { bankName: 'BCA', accountNumber: '1112223334', accountName: 'Rina Host' };
const RIGHT = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Rina Host' };
const DAY_MS = 86_400_000;
const aDay = (ago: number) => new Date(dayInWib(new Date(Date.now() - ago * DAY_MS)));
const aLine = (rupiah: number, given: { ago?: number; description?: string } = {}) =>
  aStatementLine(world.database, {
    amountSen: BigInt(rupiah) * 100n,
    bookedOn: aDay(given.ago ?? 0),
    description: given.description ?? 'RETUR TRANSFER',
  });
async function booked(rupiah: number, ago?: number): Promise<string> {
  const { uid } = await aLine(rupiah, ago === undefined ? {} : { ago });
  const { status, data } = await post(`statement-lines/${uid}/book`);
  expect(status).toBe(200);
  return data.uid;
}

/** Reimbursements of hosts that wait for their transfer. */
async function approved(rupiahs: number[]): Promise<string[]> {
  const family = await aFamily(world.database);
  const uids: string[] = [];
  for (const rupiah of rupiahs) {
    const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
    const { uid: purchaseUid } = await aPurchase(world.database, orderUid, WRONG);
    const approval = { state: 'approved', approvedBy: 'Dewi', approvedByUid: randomUUID(), approvedAt: new Date() };
    const amountSen = BigInt(rupiah) * 100n;
    const price = { amountSen, providerPriceSen: amountSen, hostShareSen: 0n, transferFeeSen: 0n };
    const { payoutUid } = await aReimbursement(world.database, { orderUid, purchaseUid }, approval, price);
    uids.push(payoutUid);
  }
  return uids;
}
const DAYS_AGO = 3;
/** They were transferred some days ago, as the rows of one file. */
async function sentTogether(rupiahs: number[]): Promise<string[]> {
  const uids = await approved(rupiahs);
  const batch = (await post('payout-batches')).data.uid;
  expect((await post(`payout-batches/${batch}/file`)).status).toBe(200);
  const reference = `BULK-${randomUUID().slice(0, 8)}`;
  expect((await post(`payout-batches/${batch}/pay`, { reference })).status).toBe(200);
  const paidAt = new Date(Date.now() - DAYS_AGO * DAY_MS);
  await world.database.payout.updateMany({ where: { uid: { in: uids } }, data: { paidAt } });
  return uids;
}
/** Of the host whose reimbursement it is. */
const orderOf = async (payoutUid: string) =>
  (await world.database.reimbursement.findUniqueOrThrow({ where: { payoutUid } })).orderUid;
const sent = async (rupiah: number): Promise<string> => (await sentTogether([rupiah]))[0]!;

describe('a transfer that the bank gives back', () => {
  it('is sent again to whom it was for: its money by a new payout, while the old one stays paid', async () => {
    const payoutUid = await sent(62_517);
    const uid = await booked(62_517);
    expect((await one(uid)).allowedActions).toContain('resend');
    const both = await Promise.all(
      [finance, other].map((who) => post(`unplaced-money/${uid}/resend`, { payoutUid, ...RIGHT }, who)),
    );
    expect(both.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'UNPLACED_NOT_OPEN'],
    ]);
    const [row] = await list<AdminReimbursement>('reimbursements', { orderUid: await orderOf(payoutUid) });
    expect(row).toMatchObject({ state: 'paid', givenBack: { on: dayInWib(new Date()), resentAt: null } });
    const [asker, approver] = both[0]!.status === 200 ? [finance, other] : [other, finance];
    const money = await one(uid);
    expect(money).toMatchObject({
      state: 'resending',
      bounced: { payoutUid, ...WRONG },
      payout: { state: 'scheduled', ...RIGHT },
      allowedActions: ['keep'],
    });
    const again = money.payout!.payoutUid;
    const old = await payoutOf(payoutUid);
    expect(old).toMatchObject({
      state: 'paid',
      allowedActions: [],
      cameBack: { on: dayInWib(new Date()), payoutUid: again, state: 'scheduled' },
    });
    expect(await payoutOf(again)).toMatchObject({
      kind: 'bounced',
      amount: 62_517,
      customerUid: old.customerUid,
      resends: { payoutUid, kind: 'reimbursement' },
      cameBack: null,
    });
    expect(codeOf(await post(`payouts/${again}/approve`, {}, asker))).toEqual([409, 'OWN_PAYOUT']);
    expect((await post(`payouts/${again}/approve`, {}, approver)).status).toBe(200);
    const batch = (await post('payout-batches')).data.uid;
    expect(codeOf(await post(`unplaced-money/${uid}/keep`))).toEqual([409, 'IN_BATCH']);
    const file = await post<{ content: string }>(`payout-batches/${batch}/file`);
    expect(file.data.content).toContain('BNI,9876543210,Rina Host,62517,Kirim ulang');
    expect((await post(`payout-batches/${batch}/pay`, { reference: 'BULK-AGAIN' })).status).toBe(200);
    expect(await one(uid)).toMatchObject({ state: 'resent', payout: { state: 'paid' }, allowedActions: [] });
    expect([await events('transfer.bounced', uid), await events('transfer.resent', uid)]).toEqual([1, 1]);
    expect(await world.database.auditLog.count({ where: { subject: 'unplaced-money', subjectUid: uid } })).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('comes back again and is sent a third time', async () => {
    const first = await sent(31_000);
    const again = async (payoutUid: string) => {
      const uid = await booked(31_000);
      const to = { payoutUid, ...RIGHT, reason: 'Rekeningnya sudah aktif lagi' };
      expect((await post(`unplaced-money/${uid}/resend`, to)).status).toBe(200);
      const next = (await one(uid)).payout!.payoutUid;
      expect((await post(`payouts/${next}/approve`, {}, other)).status).toBe(200);
      const out = await aLine(-31_000);
      const of = { target: 'payout', targetUid: next };
      expect((await post(`statement-lines/${out.uid}/confirm`, of)).status).toBe(200);
      expect((await one(uid)).state).toBe('resent');
      return next;
    };
    const second = await again(first);
    const third = await again(second);
    expect(await payoutOf(second)).toMatchObject({ resends: { payoutUid: first }, cameBack: { payoutUid: third } });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('may go to the very account that it came back from, with a reason that the audit log keeps', async () => {
    const payoutUid = await sent(46_000);
    const uid = await booked(46_000);
    const reason = 'Rekeningnya sudah aktif lagi';
    expect((await post(`unplaced-money/${uid}/resend`, { payoutUid, ...WRONG, reason })).status).toBe(200);
    const audit = { subject: 'unplaced-money', subjectUid: uid, action: 'resend', reason: { not: null } };
    expect(await world.database.auditLog.count({ where: audit })).toBe(1);
  });

  it('asks why it goes to any account of the chain that it came back from, and not only to the last one', async () => {
    const first = await sent(33_000);
    const uid = await booked(33_000);
    expect((await post(`unplaced-money/${uid}/resend`, { payoutUid: first, ...RIGHT })).status).toBe(200);
    const second = (await one(uid)).payout!.payoutUid;
    expect((await post(`payouts/${second}/approve`, {}, other)).status).toBe(200);
    const out = await aLine(-33_000);
    await post(`statement-lines/${out.uid}/confirm`, { target: 'payout', targetUid: second });
    const again = await booked(33_000);
    const resend = (more: object) => post(`unplaced-money/${again}/resend`, { payoutUid: second, ...more });
    for (const account of [WRONG, RIGHT]) expect(codeOf(await resend(account))).toEqual([422, 'REASON_NEEDED']);
    expect((await resend({ ...WRONG, accountNumber: '5556667778' })).status).toBe(200);
  });

  it('is not proposed for what left after it had come back, also with a fee inside, but for what left before', async () => {
    const payoutUid = await sent(400_000);
    const createdAt = new Date(Date.now() - (DAYS_AGO + 1) * DAY_MS);
    await world.database.payout.update({ where: { uid: payoutUid }, data: { createdAt } });
    const uid = await booked(400_000);
    expect((await post(`unplaced-money/${uid}/resend`, { payoutUid, ...RIGHT })).status).toBe(200);
    const again = (await one(uid)).payout!.payoutUid;
    expect((await post(`payouts/${again}/approve`, {}, other)).status).toBe(200);
    const batch = (await post('payout-batches')).data.uid;
    await post(`payout-batches/${batch}/file`);
    expect((await post(`payout-batches/${batch}/pay`, { reference: 'BULK-FEE' })).status).toBe(200);
    const proposed = async (ago: number) => {
      const { uid: lineUid } = await aLine(-402_500, { ago, description: 'BI-FAST DB' });
      const lines = await list<AdminStatementLine>('statement-lines', { state: 'open', direction: 'out' });
      const found = lines.find(({ id }) => id === lineUid)!.proposals.map(({ targetUid }) => targetUid);
      return [payoutUid, again].map((payout) => found.includes(payout));
    };
    expect(await proposed(0)).toEqual([false, true]);
    expect((await proposed(1))[0]).toBe(true);
  });

  it('waits for its account: without one it is not approved, nor in a batch, nor paid', async () => {
    const payoutUid = await sent(45_000);
    const uid = await booked(45_000);
    expect((await post(`unplaced-money/${uid}/resend`, { payoutUid })).status).toBe(200);
    const again = (await one(uid)).payout!.payoutUid;
    expect(await payoutOf(again)).toMatchObject({ accountNumber: null, allowedActions: ['change-account'] });
    expect(codeOf(await post(`payouts/${again}/approve`, {}, other))).toEqual([409, 'NO_BANK_ACCOUNT']);
    const out = await aLine(-45_000);
    const confirm = () => post(`statement-lines/${out.uid}/confirm`, { target: 'payout', targetUid: again });
    expect((await confirm()).status).toBe(409);
    // The receiver had named an account: it is not said that it is missing.
    const { errors } = await post(`payouts/${again}/change-account`, RIGHT);
    expect(errors).toEqual([
      {
        field: 'reason',
        message: 'Rekening tujuannya belum tercatat. Tulis alasannya, misalnya dari mana rekening ini.',
      },
    ]);
    // The one that it came back from is asked about as such, here too.
    const refused = await post(`payouts/${again}/change-account`, WRONG);
    expect(refused.errors?.map(({ field, message }) => [field, message.includes('pernah dikembalikan bank')])).toEqual([
      ['reason', true],
    ]);
    expect((await post(`payouts/${again}/change-account`, { ...RIGHT, reason: 'Disebut lewat WhatsApp' })).status).toBe(
      200,
    );
    expect(codeOf(await post(`payouts/${again}/approve`))).toEqual([409, 'OWN_PAYOUT']);
    expect((await post(`payouts/${again}/approve`, {}, other)).status).toBe(200);
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200]);
    expect((await one(uid)).state).toBe('resent');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('may have come back with others in one line: its part is sent again, and the rest stays open', async () => {
    const [first, second, third] = await sentTogether([20_000, 30_000, 50_000]);
    const uid = await booked(100_000);
    const resend = async (payoutUid: string) =>
      (await post(`unplaced-money/${uid}/resend`, { payoutUid, ...RIGHT })).data;
    const part = await resend(first!);
    expect(part.uid).not.toBe(uid);
    expect([await one(uid), await one(part.uid)]).toMatchObject([
      { state: 'open', amount: 80_000 },
      { state: 'resending', amount: 20_000, bounced: { payoutUid: first } },
    ]);
    expect(codeOf(await post(`unplaced-money/${uid}/resend`, { payoutUid: first }))).toEqual([409, 'BOUNCED_TWICE']);
    await resend(second!);
    expect((await resend(third!)).uid).toBe(uid);
    expect(await one(uid)).toMatchObject({ state: 'resending', amount: 50_000 });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is one again where a part of it was kept, or recorded for something else by mistake', async () => {
    const [first, second] = await sentTogether([20_000, 30_000]);
    const uid = await booked(50_000);
    const part = (await post(`unplaced-money/${uid}/resend`, { payoutUid: first, ...RIGHT })).data.uid;
    expect((await post(`unplaced-money/${part}/keep`)).data.uid).toBe(uid);
    expect(await one(uid)).toMatchObject({ state: 'open', amount: 50_000, parts: [] });
    expect(await one(part)).toMatchObject({ state: 'merged', allowedActions: [] });
    for (const payoutUid of [first, second])
      expect((await post(`unplaced-money/${uid}/resend`, { payoutUid, ...RIGHT })).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is seen at an open line of money that came: booked and to be sent again in one, once', async () => {
    const payoutUid = await sent(38_000);
    const line = await aLine(38_000);
    const confirm = (who = finance) =>
      post(`statement-lines/${line.uid}/confirm`, { target: 'payout', targetUid: payoutUid }, who);
    expect((await Promise.all([confirm(), confirm()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await confirm(other)).status).toBe(409);
    const money = await world.database.unplacedMoney.findFirstOrThrow({ where: { lineUid: line.uid } });
    expect(await one(money.uid)).toMatchObject({
      state: 'resending',
      bounced: { payoutUid },
      payout: { state: 'scheduled', accountNumber: null },
    });
    expect([await events('unplaced-money.booked', money.uid), await events('transfer.bounced', money.uid)]).toEqual([
      1, 1,
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('may come less by what the bank has kept: with a reason that is a fee, and all of it is sent again', async () => {
    const payoutUid = await sent(911_000);
    const line = await aLine(908_500, { description: 'RETUR RINA HOST' });
    const [shown] = await list<AdminStatementLine>('statement-lines', { state: 'open', direction: 'in' });
    expect(shown!.proposals[0]).toMatchObject({ targetUid: payoutUid, amount: 911_000 });
    expect(shown!.proposals[0]!.reasons).toEqual(expect.arrayContaining(['kept', 'returned']));
    const confirm = (more: object = {}) =>
      post(`statement-lines/${line.uid}/confirm`, { target: 'payout', targetUid: payoutUid, ...more });
    const asked = await confirm();
    expect([asked.status, asked.meta?.code, asked.errors?.[0]?.field]).toEqual([422, 'REASON_NEEDED', 'reason']);
    expect((await confirm({ reason: 'Biaya retur SKN' })).status).toBe(200);
    const money = await world.database.unplacedMoney.findFirstOrThrow({ where: { lineUid: line.uid } });
    const attempt = async () => {
      const { payoutUid: uid } = (await one(money.uid)).payout!;
      return [uid, await world.database.payout.findUniqueOrThrow({ where: { uid } })] as const;
    };
    const [first, row] = await attempt();
    expect(row).toMatchObject({ kind: 'bounced', amountSen: 91_100_000n, returnFeeSen: 250_000n });
    expect(await world.database.decidedAlone.count({ where: { kind: 'line', subjectUid: first } })).toBe(1);
    const audit = await world.database.auditLog.findFirstOrThrow({
      where: { subjectUid: money.uid, action: 'resend' },
    });
    expect(audit).toMatchObject({ reason: expect.any(String), change: { feeSen: '250000' } });
    expect(await world.brokenInvariants()).toEqual([]);

    expect((await post(`unplaced-money/${money.uid}/keep`)).status).toBe(200);
    expect(await world.database.decidedAlone.count({ where: { kind: 'line', subjectUid: first } })).toBe(0);
    expect(await one(money.uid)).toMatchObject({ state: 'open', amount: 908_500 });
    const resend = (more: object) => post(`unplaced-money/${money.uid}/resend`, { payoutUid, ...RIGHT, ...more });
    expect((await resend({})).meta?.code).toBe('REASON_NEEDED');
    expect((await resend({ reason: 'Biaya retur SKN' })).status).toBe(200);
    const [again] = await attempt();
    expect((await post(`payouts/${again}/approve`, {}, other)).status).toBe(200);
    const out = await aLine(-911_000);
    expect((await post(`statement-lines/${out.uid}/confirm`, { target: 'payout', targetUid: again })).status).toBe(200);
    expect((await one(money.uid)).state).toBe('resent');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('gives one line of money that came to one transfer, which was paid', async () => {
    const [paid, next] = await sentTogether([17_000, 28_000]);
    const [waiting] = await approved([17_000]);
    const line = await aLine(17_000);
    const confirm = (body: object) => post(`statement-lines/${line.uid}/confirm`, body);
    const also = [{ target: 'payout', targetUid: next }];
    const refused = await confirm({ target: 'payout', targetUid: waiting });
    expect([...codeOf(refused), refused.errors?.[0]?.field]).toEqual([409, 'NOT_SENT', 'targetUid']);
    expect(codeOf(await confirm({ target: 'payout', targetUid: paid, also }))).toEqual([409, 'LINE_DIRECTION']);
    expect(codeOf(await confirm({ target: 'refund', targetUid: paid }))).toEqual([409, 'LINE_DIRECTION']);
    expect(codeOf(await confirm({ target: 'payout', targetUid: next }))).toEqual([409, 'BOUNCE_AMOUNT']);
    expect(await world.database.bankStatementLine.findUniqueOrThrow({ where: { uid: line.uid } })).toMatchObject({
      state: 'open',
    });
    expect(await world.database.unplacedMoney.count({ where: { lineUid: line.uid } })).toBe(0);
  });

  it('can be something else after all: it is kept, and may be sent again by another payout later', async () => {
    const payoutUid = await sent(27_000);
    const uid = await booked(27_000);
    const resend = () => post(`unplaced-money/${uid}/resend`, { payoutUid, ...RIGHT });
    expect((await resend()).status).toBe(200);
    const first = (await one(uid)).payout!.payoutUid;
    const keep = () => post(`unplaced-money/${uid}/keep`);
    expect([await keep(), await keep()].map(({ status }) => status)).toEqual([200, 409]);
    expect(await one(uid)).toMatchObject({ state: 'open', payout: null, bounced: null, decidedBy: null });
    expect([await payoutOf(first), await payoutOf(payoutUid)]).toMatchObject([
      { state: 'cancelled', resends: null },
      { state: 'paid', cameBack: null },
    ]);
    const out = await aLine(-27_000);
    const of = { target: 'payout', targetUid: first };
    expect((await post(`statement-lines/${out.uid}/confirm`, of)).status).toBe(409);
    expect(await events('transfer.bounce-kept', uid)).toBe(1);
    expect((await resend()).status).toBe(200);
    expect((await one(uid)).payout!.payoutUid).not.toBe(first);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('comes back once, of two records of money that are taken for it at once', async () => {
    const payoutUid = await sent(24_000);
    const monies = [await booked(24_000), await booked(24_000)];
    const both = await Promise.all(
      monies.map((uid, index) =>
        post(`unplaced-money/${uid}/resend`, { payoutUid, ...RIGHT }, index ? other : finance),
      ),
    );
    expect(both.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'BOUNCED_TWICE'],
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is refused with the reason for what it cannot be, and nothing changes', async () => {
    const [payoutUid, [waiting]] = [await sent(52_000), await approved([52_000])];
    const uid = await booked(52_000);
    const refusal = async (body: object, money = uid) => {
      const { status, meta, errors } = await post(`unplaced-money/${money}/resend`, body);
      return [status, errors?.[0]?.field ?? meta?.code];
    };
    expect(await refusal({ payoutUid: waiting, ...RIGHT })).toEqual([409, 'payoutUid']);
    expect(await refusal({ payoutUid: randomUUID() })).toEqual([404, 'NOT_FOUND']);
    expect(await refusal({ payoutUid: 'x' })).toEqual([422, 'payoutUid']);
    expect(await refusal({})).toEqual([422, 'payoutUid']);
    expect(await refusal({ payoutUid, ...WRONG })).toEqual([422, 'reason']);
    expect(await refusal({ payoutUid, bankName: 'BNI' })).toEqual([422, 'accountNumber']);
    expect(await refusal({ payoutUid, ...RIGHT, accountNumber: 'x' })).toEqual([422, 'accountNumber']);
    expect(await refusal({ payoutUid, ...RIGHT }, randomUUID())).toEqual([404, 'NOT_FOUND']);
    const [less, early] = [await booked(45_499), await booked(52_000, DAYS_AGO + 1)];
    expect(await refusal({ payoutUid }, less)).toEqual([409, 'payoutUid']);
    expect(await refusal({ payoutUid }, early)).toEqual([409, 'payoutUid']);
    const cost = await world.database.payout.create({
      data: {
        kind: 'cost',
        refUid: randomUUID(),
        state: 'paid',
        amountSen: 5_200_000n,
        dueAt: aDay(4),
        paidAt: aDay(4),
      },
    });
    expect((await post(`unplaced-money/${uid}/resend`, { payoutUid: cost.uid })).meta?.code).toBe('COST_COMES_BACK');
    await world.database.payout.delete({ where: { uid: cost.uid } });
    const support = await world.admin('Budi Bantuan', 'support');
    expect((await post(`unplaced-money/${uid}/resend`, { payoutUid }, support)).status).toBe(403);
    expect(await one(uid)).toMatchObject({ state: 'open', payout: null });
    expect(await world.database.payout.count({ where: { kind: 'bounced', amountSen: 5_200_000n } })).toBe(0);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a refund whose transfer comes back', () => {
  async function aPaidRefund() {
    const { customerUid, token, orderUid, paymentUid, owed } = await anOrderWithProof(world);
    await post(`payments/${paymentUid}/confirm`, { received: owed + 4_000 });
    const [refund] = await list<AdminRefund>('refunds', { orderUid });
    const reference = `TRX-${randomUUID().slice(0, 8)}`;
    const pay = await post(`refunds/${refund!.id}/pay`, { reference, ...WRONG, reason: 'Disebut lewat WhatsApp' });
    expect(pay.status).toBe(200);
    const { uid: payoutUid } = await world.database.payout.findFirstOrThrow({ where: { refUid: refund!.id } });
    return { customerUid, orderUid, token, refundUid: refund!.id, payoutUid };
  }

  it('stays paid, and goes to the same customer again', async () => {
    const { customerUid, refundUid, payoutUid } = await aPaidRefund();
    const uid = await booked(4_000);
    expect((await post(`unplaced-money/${uid}/resend`, { payoutUid, ...RIGHT })).status).toBe(200);
    const payouts = await list<AdminPayout>('payouts', { customerUid });
    expect(payouts.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'bounced scheduled',
      'refund paid',
    ]);
    expect((await world.database.refund.findUniqueOrThrow({ where: { uid: refundUid } })).state).toBe('paid');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is said beside the day on which it was paid, until it was sent again, also where that came back too', async () => {
    const { orderUid, token, refundUid, payoutUid } = await aPaidRefund();
    const today = dayInWib(new Date());
    const seen = async () => {
      const order = await world.http.ask<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token });
      const [refund] = await list<AdminRefund>('refunds', { orderUid });
      expect(refund).toMatchObject({ id: refundUid, state: 'paid', givenBack: order.refunds[0]!.givenBack });
      return order.refunds[0]!.givenBack;
    };
    expect(await seen()).toBeNull();
    let last = payoutUid;
    for (const _ of [1, 2]) {
      const line = await aLine(4_000);
      const of = { target: 'payout', targetUid: last };
      expect((await post(`statement-lines/${line.uid}/confirm`, of)).status).toBe(200);
      expect(await seen()).toEqual({ on: today, resentAt: null });
      last = (await payoutOf(last)).cameBack!.payoutUid;
      await post(`payouts/${last}/change-account`, { ...RIGHT, reason: 'Disebut lewat WhatsApp' });
      expect((await post(`payouts/${last}/approve`, {}, other)).status).toBe(200);
      const out = await aLine(-4_000);
      const again = { target: 'payout', targetUid: last };
      expect((await post(`statement-lines/${out.uid}/confirm`, again)).status).toBe(200);
      expect(await seen()).toEqual({ on: today, resentAt: (await payoutOf(last)).paidAt });
    }
  });

  it('is said at the unplaced money too whose return to its sender it was', async () => {
    const uid = await booked(25_000);
    expect((await post(`unplaced-money/${uid}/return`, WRONG)).status).toBe(200);
    const { payoutUid } = (await one(uid)).payout!;
    expect((await post(`payouts/${payoutUid}/approve`, {}, other)).status).toBe(200);
    const of = { target: 'payout', targetUid: payoutUid };
    for (const rupiah of [-25_000, 25_000])
      expect((await post(`statement-lines/${(await aLine(rupiah)).uid}/confirm`, of)).status).toBe(200);
    const { cameBack } = await payoutOf(payoutUid);
    expect(await one(uid)).toMatchObject({ state: 'returned', payout: { cameBack } });
    expect(cameBack).toMatchObject({ on: dayInWib(new Date()), state: 'scheduled' });
    expect(await one(cameBack!.unplacedUid)).toMatchObject({ state: 'resending', payout: { cameBack: null } });
  });

  it('is none where it went through the gateway', async () => {
    const { refundUid, payoutUid } = await aPaidRefund();
    const uid = await booked(4_000);
    const where = { uid: refundUid };
    const asked = { gatewayAskedAt: new Date(), gatewayAskedBy: 'Dewi', gatewayAskedByUid: randomUUID() };
    await world.database.refund.update({ where, data: asked });
    expect(codeOf(await post(`unplaced-money/${uid}/resend`, { payoutUid }))).toEqual([409, 'NOT_IN_BANK']);
    const never = { gatewayAskedAt: null, gatewayAskedBy: null, gatewayAskedByUid: null };
    await world.database.refund.update({ where, data: never });
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('an open line of money that came', () => {
  const proposalsOf = async (uid: string) => {
    const line = await world.http.ask<AdminStatementLine>('GET', `/admin/statement-lines/${uid}`, {
      token: finance.token,
    });
    return line.proposals.map(({ target, targetUid, reasons }) => ({ target, targetUid, reasons }));
  };

  it('is proposed as a transfer of its very amount that the bank gives back, once it was sent and until it came back', async () => {
    const payoutUid = await sent(71_300);
    const [waiting] = await approved([71_300]);
    const early = await aLine(71_300, { ago: DAYS_AGO + 1 });
    const line = await aLine(71_300, { description: 'RETUR SKN RINA HOST' });
    const other = await aLine(71_301, { description: 'RETUR SKN RINA HOST' });
    const tooLittle = await aLine(64_799, { description: 'RETUR SKN RINA HOST' });
    const ofIt = [{ target: 'payout', targetUid: payoutUid, reasons: ['amount', 'sender', 'returned'] }];
    expect([await proposalsOf(line.uid), await proposalsOf(early.uid)]).toEqual([ofIt, []]);
    for (const line of [other, tooLittle])
      expect((await proposalsOf(line.uid)).filter(({ targetUid }) => targetUid === payoutUid)).toEqual([]);
    expect(await proposalsOf(line.uid)).not.toContainEqual(expect.objectContaining({ targetUid: waiting }));
    const of = { target: 'payout', targetUid: payoutUid };
    expect((await post(`statement-lines/${line.uid}/confirm`, of)).status).toBe(200);
    const again = await aLine(71_300, { description: 'RETUR SKN RINA HOST' });
    expect(await proposalsOf(again.uid)).toEqual([]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('chooses from the transfers that money may have come back of', async () => {
    const [exact, less, withFee, more] = await sentTogether([61_300, 60_000, 67_800, 67_801]);
    const uid = await booked(61_300);
    const found = (await list<AdminPayout>('payouts', { givenBackBy: uid })).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining([exact, less, withFee]));
    expect(found).not.toContain(more);
    expect((await post(`unplaced-money/${uid}/resend`, { payoutUid: exact })).status).toBe(200);
    const rest = (await list<AdminPayout>('payouts', { givenBackBy: uid })).map(({ id }) => id);
    expect(rest).not.toContain(exact);
  });
});
