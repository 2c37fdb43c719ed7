import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { type MailSink, startMailSink } from '#testing/mail-sink';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Cast } from './support/cast.js';
import { Crashable } from './support/crashable.js';
import { type Ending, endingOf } from './support/ending.js';
import { storedFiles, sweepOrphans } from './support/stored-files.js';
import { type Step, Story } from './support/story.js';

interface Place {
  during: Step;
  /** Which job of the stage; the first one when it does not matter. */
  job?: string;
}

/** Every named stage of the story, at least once: one that is left out does not compile. e2e/api/vault.spec.ts has the vault's, erase-customer.int.spec.ts those of erasing. */
const PLACES: Record<Exclude<CrashPoint, `rotate-vault:${string}` | `erase:${string}`>, Place[]> = {
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
    { during: 'member-orders', job: 'schedule-reimbursement' },
    { during: 'admin-confirms', job: 'order-paid' },
    { during: 'admin-confirms', job: 'post-payment' },
    { during: 'admin-confirms', job: 'notify' },
    { during: 'admin-pays-host', job: 'post-reimbursement-paid' },
  ],
  'job:committed': [
    { during: 'member-orders', job: 'schedule-reimbursement' },
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

/** The worker's first: they leave jobs locked for 10–15 s, which then run beside the next stories; nothing waits for them. */
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
  let cast: Cast;
  let undisturbed: Ending;
  const stories = new Map<string, Story>();
  const processes = {} as Record<Crash['kind'], Crashable>;

  beforeAll(async () => {
    sink = await startMailSink();
    shop = await Shop.open({ env: { SMTP_URL: sink.url, DB_POOL: '5' } });
    cast = new Cast(shop);
    const calm = await Story.prepare(cast, shop);
    for (const { title } of CRASHES) stories.set(title, await Story.prepare(cast, shop));
    for (const kind of ['api', 'worker'] as const) processes[kind] = new Crashable(shop, kind);
    await Promise.all(Object.values(processes).map((one) => one.start(nextStop(one.kind))));
    const admin = await Admin.signIn(shop);
    await Promise.all([calm, ...stories.values()].map((story) => story.signIn(admin.token)));
    await calm.toTheEnd();
    await shop.settled();
    undisturbed = await endingOf(shop, calm);
  }, 120_000);

  afterAll(async () => {
    await cast?.leave();
    await shop?.close();
    await sink?.close();
  }, 60_000);

  it('undisturbed, the story ends with everybody seated and paid', () => {
    expect(undisturbed).toEqual({
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
        'reimbursement-due memberFunds 6251700',
        'reimbursement-paid bank -6251700',
        'reimbursement-paid hostPayable 6251700',
      ],
      notifications: [
        'host tell-account-status sent',
        'host tell-host-reimbursed sent',
        'host tell-order-created sent',
        'host tell-proof-received sent',
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
    const story = stories.get(title)!;
    const process = processes[kind];
    await process.prepare(crashAt);
    await story.upTo(during);
    if (kind === 'worker') await story.calm();
    process.arm();
    const answered = story.go();
    answered.catch(() => undefined); // looked at below
    try {
      expect(await process.died()).toBe(crashAt);
    } finally {
      await process.prepare(nextStop(kind, title));
    }
    await answered;
    await story.upToTheWorker();
  });

  describe('afterwards', () => {
    let orphans: string[];

    beforeAll(async () => {
      await Promise.all([...stories.values()].map((story) => story.toTheEnd()));
      await shop.settled(60_000);
      orphans = await sweepOrphans(cast.database, shop.env.DATA_DIR!);
    }, 120_000);

    it.each(CRASHES)('the story with $title has ended like the undisturbed one', async ({ title }) => {
      expect(await endingOf(shop, stories.get(title)!)).toEqual(undisturbed);
    });

    it('nothing anywhere breaks a rule', async () => {
      expect(await shop.brokenInvariants()).toEqual([]);
    });

    it('no picture is left without a row, and no row without its picture', async () => {
      // One for each death between file and row.
      expect(orphans).toHaveLength(5);
      const proofs = await cast.database.file.findMany({ select: { key: true, sha256: true } });
      const stored = await storedFiles(shop.env.DATA_DIR!);
      expect(stored).toEqual(new Map(proofs.map(({ key, sha256 }) => [key, sha256])));
    });

    it('each message went out, and twice only when a worker died in between', async () => {
      const wanted = await cast.database.notification.findMany({ select: { uid: true } });
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

/** The next stage at which a process of this kind is to die, after the story of that title. */
function nextStop(kind: Crash['kind'], after?: string): string {
  const rest = CRASHES.slice(after === undefined ? 0 : CRASHES.findIndex(({ title }) => title === after) + 1);
  return rest.find((crash) => crash.kind === kind)?.crashAt ?? '';
}
