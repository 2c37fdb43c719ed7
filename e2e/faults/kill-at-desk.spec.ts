import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { dayInWib } from '#domain/platform/wib';
import { addMonths } from '#domain/sales/ledger/months';
import type { CrashPoint } from '#runtime/platform/crash-point';
import type { Family } from '#testing/factories';
import { aStatementLine } from '#testing/money-factories';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Crashable } from './support/crashable.js';
import { Fixtures, type Person, signIn } from './support/fixtures.js';
import { type Act, expectDoneOnce, expectNothingBroken } from './support/done-once.js';

type Point = 'payout-batch' | 'payout-file' | 'pay-payout' | 'close-month' | 'use-credit' | 'invitation';
interface Buyer {
  person: Person;
  token: string;
  orderUid: string;
  accountUid: string;
  refundUid: string;
}

/** As many as the acts use up. */
const BUYERS = 14;
const TOO_MUCH = 4_000;

describe(`kill -9 while the money desk or a customer presses, queue on ${TEST_QUEUE}`, () => {
  let shop: Shop;
  let fixtures: Fixtures;
  let api: Crashable;
  let admin: Admin;
  let family: Family;
  let buyers: Buyer[];
  // Who has spent the credit still has a seat.
  let [credits, seats] = [0, 0];
  const withCredit = () => buyers[(credits += 1) - 1]!;
  const withSeat = () => buyers[(seats += 1) - 1]!;

  beforeAll(async () => {
    shop = await Shop.open();
    fixtures = new Fixtures(shop);
    api = new Crashable(shop, 'api');
    family = await fixtures.family({ hostSeats: 0, regularSeats: BUYERS * 2 });
    await fixtures.database.planFamily.update({ where: { uid: family.uid }, data: { invites: true } });
    const worker = shop.startWorker();
    await api.prepare('payout-batch:before-commit');
    admin = await Admin.signIn(shop);
    buyers = [];
    for (let nth = 0; nth < BUYERS; nth += 1) buyers.push(await overpaid());
    await worker;
    await shop.settled();
    for (const child of shop.running('worker')) await child.kill('SIGTERM');
  }, 120_000);
  afterAll(async () => {
    await fixtures?.close();
    await shop?.close();
  }, 60_000);

  const order = ({ person, token }: Pick<Buyer, 'person' | 'token'>) =>
    shop.http.ask<PlacedOrder>('POST', '/customer', {
      token,
      body: { name: 'Budi Santoso', email: person.email, phoneNumber: '081234567890', ...family.plans.ready },
    });

  /** A customer with a seat, who has sent too much for it. */
  async function overpaid(): Promise<Buyer> {
    const { database } = fixtures;
    const person = await fixtures.customer();
    const token = await signIn(shop.http, person);
    const { orderUid } = await order({ person, token });
    const invoice = await database.invoice.findFirstOrThrow({ where: { orderUid } });
    const { uid } = await aStatementLine(database, { amountSen: invoice.amountSen + BigInt(TOO_MUCH) * 100n });
    const body = { target: 'invoice', targetUid: invoice.uid };
    await admin.ask('POST', `/statement-lines/${uid}/confirm`, { body });
    const { uid: refundUid } = await database.refund.findFirstOrThrow({ where: { orderUid } });
    const { uid: accountUid } = await database.account.findFirstOrThrow({ where: { orderUid } });
    return { person, token, orderUid, accountUid, refundUid };
  }

  /** Its credit is to be transferred. */
  async function scheduled(): Promise<string> {
    const { refundUid } = withCredit();
    const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi Santoso' };
    const body = { ...account, reason: 'Disebut lewat WhatsApp' };
    await admin.ask('POST', `/refunds/${refundUid}/schedule`, { body });
    return (await fixtures.database.payout.findFirstOrThrow({ where: { refUid: refundUid } })).uid;
  }
  const audits = (subjectUid: string, action: string) =>
    fixtures.database.auditLog.count({ where: { subjectUid, action } });

  async function createsBatch(): Promise<Act> {
    const uid = await scheduled();
    const look = async () => {
      const { batchUid } = await fixtures.database.payout.findUniqueOrThrow({ where: { uid } });
      return {
        inBatch: batchUid !== null,
        open: await fixtures.database.payoutBatch.count({ where: { state: 'open' } }),
      };
    };
    const { open } = await look();
    const press = () => admin.call('POST', '/payout-batches');
    return { press, look, before: { inBatch: false, open }, after: { inBatch: true, open: open + 1 } };
  }

  let batches = 0;
  async function paysBatch(): Promise<Act> {
    // What the act before has left.
    const uids = [await scheduled(), await scheduled()];
    const { uid } = await admin.ask<{ uid: string }>('POST', '/payout-batches');
    await admin.ask('POST', `/payout-batches/${uid}/file`);
    batches += 1;
    const body = { reference: `BULK-${batches}` };
    const look = async () => ({
      paid: await fixtures.database.payout.count({ where: { uid: { in: uids }, state: 'paid' } }),
      refunds: await fixtures.database.refund.count({
        where: { state: 'paid', reference: { startsWith: body.reference } },
      }),
      batch: (await fixtures.database.payoutBatch.findUniqueOrThrow({ where: { uid } })).state,
      audits: await audits(uid, 'pay'),
    });
    return {
      press: () => admin.call('POST', `/payout-batches/${uid}/pay`, { body }),
      look,
      before: { paid: 0, refunds: 0, batch: 'open', audits: 0 },
      after: { paid: 2, refunds: 2, batch: 'paid', audits: 1 },
    };
  }
  const partlyPaid = (paid: number) => async (): Promise<Act> => ({
    ...(await paysBatch()),
    between: { paid, refunds: paid, batch: 'open', audits: 0 },
  });

  /** The books began long ago: else the first month is that of the first posting, which the worker may have written or not. */
  async function closedBefore(): Promise<string> {
    const month = addMonths(dayInWib(new Date()).slice(0, 7), -3);
    const period = new Date(`${month}-01`);
    const data = {
      uid: randomUUID(),
      period,
      closedAt: new Date(),
      closedBy: 'Sari',
      reason: 'Cocok semua',
      balances: {},
    };
    await fixtures.database.ledgerClose.create({ data });
    return month;
  }

  async function closesMonth(): Promise<Act> {
    const last = await fixtures.database.ledgerClose.findFirst({ orderBy: { period: 'desc' } });
    const before = last ? last.period.toISOString().slice(0, 7) : await closedBefore();
    const period = addMonths(before, 1);
    const firstOf = new Date(`${period}-01`);
    const look = async () => {
      const closed = await fixtures.database.ledgerClose.findMany({ where: { period: firstOf } });
      return [closed.length, closed[0] ? await audits(closed[0].uid, 'close') : 0];
    };
    const press = () => admin.call('POST', '/ledger/close', { body: { period, reason: 'Cocok semua' } });
    return { press, look, before: [0, 0], after: [1, 1] };
  }

  async function usesCredit(): Promise<Act> {
    const buyer = withCredit();
    const { orderUid } = await order(buyer);
    const { token } = buyer;
    const look = async () => ({
      payments: await fixtures.database.payment.count({ where: { orderUid, method: 'credit', state: 'confirmed' } }),
      received: (await fixtures.database.invoice.findFirstOrThrow({ where: { orderUid } })).receivedSen,
      credit: (await fixtures.database.refund.findUniqueOrThrow({ where: { uid: buyer.refundUid } })).state,
    });
    return {
      press: () => shop.http.call('POST', '/customer/credit/use', { token, body: { orderUid } }),
      look,
      before: { payments: 0, received: 0n, credit: 'credited' },
      after: { payments: 1, received: BigInt(TOO_MUCH) * 100n, credit: 'used' },
    };
  }

  const invitation =
    ({ accountUid }: Buyer) =>
    async () => {
      const access = await fixtures.database.seatAccess.findUnique({ where: { accountUid } });
      const event = { name: 'invitation.sent', payload: { path: ['accountUid'], equals: accountUid } };
      return {
        sent: access !== null,
        accepted: (access?.confirmedAt ?? null) !== null,
        events: await fixtures.database.outbox.count({ where: event }),
      };
    };
  async function sendsInvitation(): Promise<Act> {
    const buyer = withSeat();
    return {
      press: () => admin.call('POST', `/invitations/${buyer.accountUid}/send`),
      look: invitation(buyer),
      before: { sent: false, accepted: false, events: 0 },
      after: { sent: true, accepted: false, events: 1 },
    };
  }
  async function acceptsInvitation(): Promise<Act> {
    const buyer = withSeat();
    await admin.ask('POST', `/invitations/${buyer.accountUid}/send`);
    const path = `/customer/membership/${buyer.accountUid}/confirm-access`;
    return {
      press: () => shop.http.call('POST', path, { token: buyer.token, body: {} }),
      look: invitation(buyer),
      before: { sent: true, accepted: false, events: 1 },
      after: { sent: true, accepted: true, events: 1 },
    };
  }

  async function makesFile(): Promise<Act> {
    // Also the batch that an act before has left holds some.
    await scheduled();
    const { uid } = await admin.ask<{ uid: string }>('POST', '/payout-batches');
    const look = async () => ({
      isMade: (await fixtures.database.payoutBatch.findUniqueOrThrow({ where: { uid } })).fileAt !== null,
      audits: (await audits(uid, 'file')) > 0,
    });
    const press = () => admin.call('POST', `/payout-batches/${uid}/file`);
    return { press, look, before: { isMade: false, audits: false }, after: { isMade: true, audits: true } };
  }

  const both = (point: Point, what: string, act: () => Promise<Act>): [CrashPoint, string, () => Promise<Act>][] => [
    [`${point}:before-commit`, what, act],
    [`${point}:committed`, what, act],
  ];
  const cases: [CrashPoint, string, () => Promise<Act>][] = [
    ...both('payout-batch', 'a batch is made', createsBatch),
    ['pay-payout:before-commit', 'a batch is paid', paysBatch],
    ['pay-payout:committed', 'a batch is paid', partlyPaid(1)],
    ['payout-batch:before-commit', 'a batch is paid', partlyPaid(2)],
    ['payout-batch:committed', 'a batch is paid', paysBatch],
    ...both('payout-file', 'the file of a batch is made', makesFile),
    ...both('close-month', 'a month is closed', closesMonth),
    ...both('use-credit', 'credit pays an order', usesCredit),
    ...both('invitation', 'an invitation is sent', sendsInvitation),
    ...both('invitation', 'an invitation is accepted', acceptsInvitation),
  ];
  it.each(cases.map(([stage, what, prepare], at) => ({ stage, what, prepare, following: cases[at + 1]?.[0] ?? '' })))(
    '$stage: $what, once',
    ({ stage, prepare, following }) => expectDoneOnce(api, stage, prepare, following),
    60_000,
  );

  it('afterwards everything is in the books, and no invariant is broken', () => expectNothingBroken(shop), 90_000);
});
