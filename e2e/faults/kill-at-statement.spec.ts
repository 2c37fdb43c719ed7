import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { aStatementLine } from '#testing/money-factories';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Crashable } from './support/crashable.js';
import { Fixtures } from './support/fixtures.js';
import { retryLost } from './support/retry-lost.js';
import { Scenario } from './support/scenario.js';

const STAGES: Extract<CrashPoint, `statement-line:${string}`>[] = [
  'statement-line:before-commit',
  'statement-line:committed',
];

describe(`kill -9 while a line of a bank statement is confirmed or explained, queue on ${TEST_QUEUE}`, () => {
  let shop: Shop;
  let fixtures: Fixtures;
  let api: Crashable;
  let token: string;

  beforeAll(async () => {
    shop = await Shop.open();
    fixtures = new Fixtures(shop);
    api = new Crashable(shop, 'api');
    await api.prepare('');
    ({ token } = await Admin.signIn(shop));
  }, 120_000);

  afterAll(async () => {
    await fixtures?.close();
    await shop?.close();
  }, 60_000);

  it.each(STAGES)(
    '%s: the money is taken once, together with the line',
    async (stage) => {
      const { database } = fixtures;
      const buyer = await Scenario.prepare(fixtures, shop);
      await api.prepare(stage);
      await buyer.signIn(token);
      await buyer.runUntil('admin-confirms');
      const { orderUid } = buyer.orders.member!;
      const invoice = await database.invoice.findFirstOrThrow({ where: { orderUid } });
      const { uid } = await aStatementLine(database, { amountSen: invoice.amountSen });
      const taken = async () => ({
        line: (await database.bankStatementLine.findUniqueOrThrow({ where: { uid } })).state,
        payments: await database.payment.count({ where: { orderUid, state: 'confirmed' } }),
        order: (await database.order.findUniqueOrThrow({ where: { uid: orderUid } })).status,
      });
      const [before, after] = [
        { line: 'open', payments: 0, order: 2 },
        { line: 'used', payments: 1, order: 3 },
      ];
      expect(await taken()).toEqual(before);
      api.arm();
      const body = { target: 'invoice', targetUid: invoice.uid };
      const answered = retryLost('a line is confirmed', () =>
        shop.http.call('POST', `/admin/statement-lines/${uid}/confirm`, { token, body }),
      );
      answered.catch(() => undefined); // looked at below
      expect(await api.died()).toBe(stage);
      expect(await taken()).toEqual(stage.endsWith(':committed') ? after : before);
      await api.prepare('');
      expect((await answered).status).toBe(200);
      expect(await taken()).toEqual(after);
      expect(await database.auditLog.count({ where: { subjectUid: uid, action: 'confirm' } })).toBe(1);
    },
    60_000,
  );

  const explained = STAGES.flatMap((stage) => [
    [stage, 'charge', 'open', 'charged', 1] as const,
    [stage, 'ignore', 'open', 'ignored', 0] as const,
    [stage, 'reverse', 'charged', 'open', 1] as const,
  ]);
  it.each(explained)(
    '%s: a line that is the money of no order (%s) is explained once',
    async (stage, action, from, state, announced) => {
      const { database } = fixtures;
      await api.prepare(stage);
      const decided = from === 'open' ? {} : { reason: 'Biaya', decidedBy: 'Sari Admin', decidedAt: new Date() };
      const { uid } = await aStatementLine(database, { amountSen: -2_500_00n, state: from, ...decided });
      const look = async () => ({
        line: (await database.bankStatementLine.findUniqueOrThrow({ where: { uid } })).state,
        audits: await database.auditLog.count({ where: { subjectUid: uid, action } }),
        events: await database.outbox.count({ where: { payload: { path: ['lineUid'], equals: uid } } }),
      });
      const [before, after] = [
        { line: from, audits: 0, events: 0 },
        { line: state, audits: 1, events: announced },
      ];
      expect(await look()).toEqual(before);
      api.arm();
      const press = () =>
        shop.http.call('POST', `/admin/statement-lines/${uid}/${action}`, { token, body: { reason: 'Biaya bank' } });
      const isDone = async () => (await look()).line === state;
      const answered = retryLost(`a line is explained (${action})`, press, isDone);
      answered.catch(() => undefined); // looked at below
      expect(await api.died()).toBe(stage);
      expect(await look()).toEqual(stage.endsWith(':committed') ? after : before);
      await api.prepare('');
      expect([200, 409]).toContain((await answered).status);
      expect(await look()).toEqual(after);
    },
    60_000,
  );

  it('afterwards no invariant is broken', async () => {
    await shop.startWorker();
    await shop.settled(60_000);
    expect(await shop.brokenInvariants()).toEqual([]);
  }, 90_000);
});
