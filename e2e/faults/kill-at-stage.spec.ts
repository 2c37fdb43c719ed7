import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { type MailSink, startMailSink } from '#testing/mail-sink';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Fixtures } from './support/fixtures.js';
import { Crashable } from './support/crashable.js';
import { type FinalState, finalStateOf } from './support/final-state.js';
import { storedFiles, sweepOrphans } from './support/stored-files.js';
import { type Step, Scenario } from './support/scenario.js';

interface Place {
  during: Step;
  /** Which job of the stage; the first one when it does not matter. */
  job?: string;
}

/** Every crash point of the scenario; a missing one does not compile. Those left out have specs of their own. */
const PLACES: Record<
  Exclude<
    CrashPoint,
    `${'place-goods' | 'statement-line' | 'payout-batch' | 'payout-file' | 'pay-payout' | 'close-month' | 'use-credit' | 'invitation' | 'rotate-vault' | 'erase' | 'due-renewals' | 'money-back' | 'sekeranjang' | 'giving' | 'qurban' | 'venues' | 'gateway'}:${string}`
  >,
  Place[]
> = {
  'place-order:committed': [{ during: 'host-orders' }, { during: 'member-orders' }],
  'submit-proof:file-stored': [{ during: 'host-proves' }, { during: 'member-pays' }, { during: 'admin-pays-host' }],
  'submit-proof:before-commit': [{ during: 'member-pays' }],
  'submit-proof:committed': [{ during: 'member-pays' }],
  'submit-purchase:committed': [{ during: 'host-proves' }],
  'verify-purchase:before-commit': [{ during: 'admin-verifies' }],
  'verify-purchase:committed': [{ during: 'admin-verifies' }],
  'confirm-payment:before-commit': [{ during: 'admin-confirms' }],
  'confirm-payment:committed': [{ during: 'admin-confirms' }],
  'pay-reimbursement:before-commit': [{ during: 'admin-pays-host' }],
  'pay-reimbursement:committed': [{ during: 'admin-pays-host' }],
  'relay:enqueued': [{ during: 'member-orders' }, { during: 'admin-confirms' }],
  'relay:marked': [{ during: 'admin-confirms' }],
  'job:before-commit': [
    { during: 'admin-verifies', job: 'schedule-reimbursement' },
    { during: 'admin-confirms', job: 'order-paid' },
    { during: 'admin-confirms', job: 'post-payment' },
    { during: 'admin-confirms', job: 'notify' },
    { during: 'admin-pays-host', job: 'post-reimbursement-paid' },
  ],
  'job:committed': [
    { during: 'admin-verifies', job: 'schedule-reimbursement' },
    { during: 'member-pays', job: 'notify' },
    { during: 'admin-confirms', job: 'order-paid' },
    { during: 'admin-confirms', job: 'post-payment' },
    { during: 'admin-pays-host', job: 'post-reimbursement-paid' },
  ],
  'mail:announced': [{ during: 'member-pays' }],
  'mail:sent': [{ during: 'admin-confirms' }],
};

interface Crash {
  title: string;
  kind: 'api' | 'worker';
  crashAt: string;
  during: Step;
}

/** Worker crashes first: the jobs they leave locked for 10–15 s then run beside the next scenarios. */
const CRASHES: Crash[] = Object.entries(PLACES)
  .flatMap(([stage, places]) =>
    places.map(({ during, job }): Crash => {
      const crashAt = job ? `${stage}/${job}` : stage;
      const kind = /^(relay|job|mail):/.test(stage) ? 'worker' : 'api';
      return { title: `${crashAt} while ${during}`, kind, crashAt, during };
    }),
  )
  .sort((a, b) => b.kind.localeCompare(a.kind));

describe(`kill -9 at every stage, queue on ${TEST_QUEUE}`, () => {
  let shop: Shop;
  let sink: MailSink;
  let fixtures: Fixtures;
  let expected: FinalState;
  const scenarios = new Map<string, Scenario>();
  const processes = {} as Record<Crash['kind'], Crashable>;

  beforeAll(async () => {
    sink = await startMailSink();
    shop = await Shop.open({ env: { SMTP_URL: sink.url, DB_POOL: '5' } });
    fixtures = new Fixtures(shop);
    const reference = await Scenario.prepare(fixtures, shop);
    for (const { title } of CRASHES) scenarios.set(title, await Scenario.prepare(fixtures, shop));
    for (const kind of ['api', 'worker'] as const) processes[kind] = new Crashable(shop, kind);
    await Promise.all(Object.values(processes).map((one) => one.start(nextStop(one.kind))));
    const admin = await Admin.signIn(shop);
    await Promise.all([reference, ...scenarios.values()].map((scenario) => scenario.signIn(admin.token)));
    await reference.runToEnd();
    await shop.settled();
    expected = await finalStateOf(shop, reference);
  }, 120_000);

  afterAll(async () => {
    await fixtures?.close();
    await shop?.close();
    await sink?.close();
  }, 60_000);

  it('without a crash the scenario ends with both seats active and all money paid', () => {
    expect(expected).toEqual({
      orders: ['host 4 v2', 'ready 4 v4'],
      'order steps': expect.any(Array),
      seats: ['host seat 1 status 3 v3', 'regular seat 2 status 3 v3'],
      'seat steps': expect.any(Array),
      groups: ['host {} regular {} filled 1'],
      payments: ['confirmed 3790000'],
      purchases: ['verified 9490000'],
      reimbursements: ['paid 6251700'],
      ledger: [
        'payment bank 3790000',
        'payment feeIncome -626700',
        'payment memberFunds -3163300',
        'reimbursement-due hostPayable -6251700',
        // The group has two seats, the host's part is a third: what is missing to its half is a difference of the price.
        'reimbursement-due memberFunds 4745000',
        'reimbursement-due priceDifference 1581700',
        'reimbursement-due transferFeeIncome -75000',
        'reimbursement-paid bank -6251700',
        'reimbursement-paid hostPayable 6251700',
      ],
      notifications: [
        'host tell-account-status sent',
        'host tell-host-reimbursed sent',
        'host tell-order-created sent',
        'host tell-proof-received sent',
        'host tell-purchase-requested sent',
        'host tell-reimbursement-scheduled sent',
        'member tell-account-status sent',
        'member tell-order-created sent',
        'member tell-payment-confirmed sent',
        'member tell-proof-received sent',
      ],
      events: expect.any(Array),
      effects: expect.any(Array),
      audit: ['host-purchases verify', 'payments confirm', 'reimbursements approve', 'reimbursements pay'],
      pictures: ['picture', 'picture', 'picture'],
    });
  });

  it.each(CRASHES)('dies at $title, and the client gets through', async ({ title, kind, crashAt, during }) => {
    const scenario = scenarios.get(title)!;
    const process = processes[kind];
    await process.prepare(crashAt);
    await scenario.runUntil(during);
    if (kind === 'worker') await scenario.idle();
    process.arm();
    const answered = scenario.runStep();
    answered.catch(() => undefined); // looked at below
    try {
      expect(await process.died()).toBe(crashAt);
    } finally {
      await process.prepare(nextStop(kind, title));
    }
    await answered;
    await scenario.runWithoutWorker();
  });

  describe('afterwards', () => {
    let orphans: string[];

    beforeAll(async () => {
      await Promise.all([...scenarios.values()].map((scenario) => scenario.runToEnd()));
      await shop.settled(60_000);
      orphans = await sweepOrphans(fixtures.database, shop.env.DATA_DIR!);
    }, 120_000);

    it.each(CRASHES)('the scenario with $title ends like the one without a crash', async ({ title }) => {
      expect(await finalStateOf(shop, scenarios.get(title)!)).toEqual(expected);
    });

    it('no invariant is broken', async () => {
      expect(await shop.brokenInvariants()).toEqual([]);
    });

    it('every stored picture has a row and every row its picture', async () => {
      // One for each death between file and row.
      expect(orphans).toHaveLength(5);
      const proofs = await fixtures.database.file.findMany({ select: { key: true, sha256: true } });
      const stored = await storedFiles(shop.env.DATA_DIR!);
      expect(stored).toEqual(new Map(proofs.map(({ key, sha256 }) => [key, sha256])));
    });

    it('each message is sent, and twice only when a worker died in between', async () => {
      const wanted = await fixtures.database.notification.findMany({ select: { uid: true } });
      const copies = new Map<string, number[]>();
      for (const { messageId, at } of sink.mails) copies.set(messageId, [...(copies.get(messageId) ?? []), at]);
      expect([...copies.keys()].sort()).toEqual(wanted.map(({ uid }) => `<${uid}@patungan>`).sort());
      const doubled = [...copies.values()].filter(({ length }) => length > 1);
      for (const [first, ...again] of doubled) {
        const deaths = processes.worker.deaths.filter((death) => death >= first! && death <= again.at(-1)!);
        expect(deaths.length).toBeGreaterThanOrEqual(again.length);
      }
      expect(doubled.length).toBeGreaterThan(0); // at mail:sent
    });
  });
});

/** The next crash point of a process of this kind, after the scenario of that title. */
function nextStop(kind: Crash['kind'], after?: string): string {
  const rest = CRASHES.slice(after === undefined ? 0 : CRASHES.findIndex(({ title }) => title === after) + 1);
  return rest.find((crash) => crash.kind === kind)?.crashAt ?? '';
}
