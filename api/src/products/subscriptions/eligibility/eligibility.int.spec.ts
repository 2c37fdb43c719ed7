import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { EligibilityGiven, PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import type { Answer } from '#testing/http';
import { type FoundPlan, type PlanChoice, findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

const plan = (slug: string, choice?: PlanChoice) => findPlan(world.http, slug, choice);

interface Asked {
  eligibility?: unknown;
  key?: string;
  groupUid?: string;
}

function place(
  who: Person,
  wanted: FoundPlan,
  { eligibility, key, groupUid }: Asked = {},
): Promise<Answer<PlacedOrder>> {
  const { name, email, token } = who;
  const { uid: variantUid, packageUid } = wanted;
  return world.http.call('POST', '/customer', {
    token,
    body: {
      name,
      email,
      phoneNumber: '081234567890',
      packageUid,
      variantUid,
      eligibility,
      groupUid,
      ...acceptedDuties(wanted),
    },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
}
/** Orders with all rules confirmed for this account. */
const join = async (wanted: FoundPlan, accountEmail: string, who?: Person) =>
  place(who ?? (await world.customer()), wanted, { eligibility: fittingAnswers(wanted, accountEmail) });

const errorsOf = ({ errors = [] }: Answer) => Object.fromEntries(errors.map(({ field, message }) => [field, message]));
const inOneYear = () => {
  const now = new Date(Date.now() + 7 * 3_600_000);
  const from = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
  return from.toLocaleDateString('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
};
let counter = 0;
const anAccount = () => `akun-${(counter += 1)}@gmail.test`;
const moveAccount = (orderUid: string, status: number) =>
  world.database.account.update({ where: { orderUid }, data: { status } });

async function everythingWritten() {
  const [orders, groups, answers, accounts, outbox] = await Promise.all([
    world.database.order.count(),
    world.database.accountGroup.findMany({ orderBy: { number: 'asc' } }),
    world.database.orderEligibility.count(),
    world.database.providerAccount.findMany({ orderBy: [{ household: 'asc' }, { emailHash: 'asc' }] }),
    world.database.outbox.count(),
  ]);
  return { orders, groups, answers, accounts, outbox };
}

describe('the checklist of a plan with rules', () => {
  it('names every point that is missing of one that was begun, and nothing is written', async () => {
    const [who, wanted] = [await world.customer(), await plan('google-one')];
    const before = await everythingWritten();
    const answer = await place(who, wanted, { eligibility: { answers: {} } });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual({
      'eligibility.answers.no-other-family-in-12-months': 'Field ini wajib diisi',
      'eligibility.answers.account-in-indonesia': 'Field ini wajib diisi',
      'eligibility.answers.not-in-google-family': 'Field ini wajib diisi',
      'eligibility.accountEmail': 'Field ini wajib diisi',
    });
    expect(await everythingWritten()).toEqual(before);
  });

  it('refuses a point that is not confirmed, with the text of the rule', async () => {
    const [who, wanted] = [await world.customer(), await plan('disney-hotstar', { months: 12 })];
    const answer = await place(who, wanted, { eligibility: { answers: { 'no-disney-subscription': false } } });
    expect([answer.status, errorsOf(answer)]).toEqual([
      422,
      {
        'eligibility.answers.no-disney-subscription':
          'Paket ini belum bisa kamu pesan. Syaratnya: Akun Disney+-mu tidak sedang berlangganan dan tidak dalam masa tenggang.',
      },
    ]);
  });

  it('asks hosts of Apple plans for an Apple device, and members not', async () => {
    const [host, member] = [await plan('apple-music', { host: true }), await plan('apple-music')];
    const ofMembers = fittingAnswers(member, anAccount())!;
    const asHost = await place(await world.customer(), host, { eligibility: ofMembers });
    expect([asHost.status, errorsOf(asHost)]).toEqual([
      422,
      { 'eligibility.answers.host-has-apple-device': 'Field ini wajib diisi' },
    ]);
    expect((await place(await world.customer(), member, { eligibility: ofMembers })).status).toBe(201);
  });

  it.each<[string, string, PlanChoice, object, string]>([
    ['an unknown rule', 'spotify', {}, { answers: { fly: true } }, 'eligibility.answers.fly'],
    [
      'an e-mail where none is asked for',
      'disney-hotstar',
      { months: 12 },
      { accountEmail: 'a@b.id' },
      'eligibility.accountEmail',
    ],
    ['an e-mail that is none', 'spotify', {}, { accountEmail: 'bukan-email' }, 'eligibility.accountEmail'],
    [
      'an answer that is not yes or no',
      'spotify',
      {},
      { answers: { 'account-in-indonesia': 'ya' } },
      'eligibility.answers.account-in-indonesia',
    ],
    ['answers that are no list', 'spotify', {}, { answers: [] }, 'eligibility.answers'],
    ['a field that is not known', 'spotify', {}, { hasPaid: true }, 'eligibility.hasPaid'],
    [
      'a hundred answers',
      'spotify',
      {},
      { answers: Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`r${n}`, true])) },
      'eligibility.answers',
    ],
  ])('refuses %s and names it', async (_, slug, choice, wrong, field) => {
    const [who, wanted] = [await world.customer(), await plan(slug, choice)];
    const fitting = fittingAnswers(wanted, anAccount())!;
    const eligibility = { ...fitting, ...wrong };
    const answer = await place(who, wanted, { eligibility });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toContain(field);
    expect(await world.database.order.count({ where: { customerUid: who.uid } })).toBe(0);
  });

  it('is unknown to a plan without rules, which is ordered as before', async () => {
    const [who, wanted] = [await world.customer(), await plan('medium')];
    const answer = await place(who, wanted, { eligibility: { answers: {} } });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { eligibility: 'Field ini tidak dikenal' }]);
    const { data } = await place(who, wanted);
    expect(await world.database.orderEligibility.findUnique({ where: { orderUid: data.orderUid } })).toBeNull();
  });

  it('takes the address for the invitation where the provider invites, and does without', async () => {
    const wanted = await plan('youtube');
    const eligibility = { answers: {}, accountEmail: 'Rina.Nonton@Gmail.test' };
    const { data } = await place(await world.customer(), wanted, { eligibility });
    const stored = await world.database.orderEligibility.findUnique({ where: { orderUid: data.orderUid } });
    expect(stored).toMatchObject({ accountEmail: 'rina.nonton@gmail.test', answers: [] });
    expect((await place(await world.customer(), wanted)).status).toBe(201);
    const wrong = { answers: {}, accountEmail: 'bukan-email' };
    expect(errorsOf(await place(await world.customer(), wanted, { eligibility: wrong }))).toHaveProperty([
      'eligibility.accountEmail',
    ]);
  });

  it('is stored with the order in the words that were shown, and the console shows it', async () => {
    const [who, admin, wanted] = [await world.customer(), await world.admin(), await plan('spotify')];
    const { data } = await place(who, wanted, { eligibility: fittingAnswers(wanted, 'Rina.Musik@Gmail.test') });
    const shown = await world.http.ask<AdminOrder>('GET', `/admin/orders/${data.orderUid}`, { token: admin.token });
    expect(shown.eligibility).toEqual({
      accountEmail: 'rina.musik@gmail.test',
      confirmedAt: expect.any(String),
      answers: [
        {
          rule: 'no-other-family-in-12-months',
          text: 'Akunmu belum pernah bergabung dengan grup keluarga lain dalam 12 bulan terakhir.',
          answer: true,
        },
        { rule: 'account-in-indonesia', text: 'Akunmu terdaftar di Indonesia.', answer: true },
      ],
    });
    const { data: plain } = await place(who, await plan('medium'));
    const withoutRules = await world.http.ask<AdminOrder>('GET', `/admin/orders/${plain.orderUid}`, {
      token: admin.token,
    });
    expect(withoutRules.eligibility).toBeNull();
  });
});

describe('an account e-mail that joined a family within 12 months', () => {
  const tooRecent = (name: string) => ({
    'eligibility.accountEmail': `Akun ini sudah bergabung dengan grup keluarga ${name} dalam 12 bulan terakhir. Bisa bergabung lagi mulai ${inOneYear()}.`,
  });

  it('is refused with the date, for every customer and spelling of the e-mail, and nothing is written', async () => {
    const wanted = await plan('spotify');
    const account = anAccount();
    expect((await join(wanted, account)).status).toBe(201);
    const before = await everythingWritten();
    const again = await join(wanted, account.toUpperCase());
    expect([again.status, errorsOf(again)]).toEqual([422, tooRecent('Spotify')]);
    expect(await everythingWritten()).toEqual(before);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of Gmail is one account of Google in every spelling, and at others a mailbox can have several', async () => {
    const [google, spotify] = [await plan('google-one'), await plan('spotify')];
    expect((await join(google, 'budi.gmail@gmail.com')).status).toBe(201);
    for (const spelling of ['budigmail@gmail.com', 'b.u.d.i.gmail+x@googlemail.com'])
      expect(errorsOf(await join(google, spelling))).toEqual(tooRecent('Google'));
    for (const own of ['budi.gmail@gmail.com', 'budigmail@gmail.com'])
      expect((await join(spotify, own)).status).toBe(201);
    expect((await join(google, 'budi@kantor.test')).status).toBe(201);
    expect((await join(google, 'budi+keluarga@kantor.test')).status).toBe(201);
  });

  it('is accepted once in twenty concurrent orders, and the others keep no seat', async () => {
    const wanted = await plan('apple-one');
    const account = anAccount();
    const buyers = await world.customers(20);
    const before = await world.database.account.count();
    const answers = await Promise.all(buyers.map((buyer) => join(wanted, account, buyer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
    expect(await world.database.account.count()).toBe(before + 1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is in the family of all Apple plans, or all Google plans, and free for the others', async () => {
    const account = anAccount();
    expect((await join(await plan('apple-music'), account)).status).toBe(201);
    expect(errorsOf(await join(await plan('apple-tv'), account))).toEqual(tooRecent('Apple'));
    expect((await join(await plan('google-one'), account)).status).toBe(201);
    expect(errorsOf(await join(await plan('google-gemini'), account))).toEqual(tooRecent('Google'));
    expect((await join(await plan('spotify'), account)).status).toBe(201);
  });

  it('may order again when the seat was given back before it was ever active', async () => {
    const wanted = await plan('spotify');
    const [who, account] = [await world.customer(), anAccount()];
    const first = await join(wanted, account, who);
    await world.http.ask('POST', `/customer/${first.data.orderUid}/cancel`, { token: who.token, body: {} });
    expect((await join(wanted, account)).status).toBe(201);
  });

  it('has joined when the seat became active, also if it was left or refunded since', async () => {
    const wanted = await plan('spotify');
    for (const status of [ACCOUNT_STATUS.cancelled, ACCOUNT_STATUS.refunded]) {
      const account = anAccount();
      const { data } = await join(wanted, account);
      const seat = await moveAccount(data.orderUid, status);
      await world.database.accountHistory.create({
        data: {
          accountUid: seat.uid,
          fromStatus: ACCOUNT_STATUS.waitingForConfirmation,
          toStatus: ACCOUNT_STATUS.active,
          why: 'uji',
          by: 'uji',
          at: new Date(),
        },
      });
      expect(errorsOf(await join(wanted, account))).toEqual(tooRecent('Spotify'));
    }
  });

  it('returns to the group that its own customer has left at any time, and to no other one', async () => {
    const [wanted, who, account] = [await plan('spotify'), await world.customer(), anAccount()];
    const { data } = await join(wanted, account, who);
    const seat = await moveAccount(data.orderUid, ACCOUNT_STATUS.active);
    await world.database.accountHistory.create({
      data: { accountUid: seat.uid, fromStatus: 2, toStatus: 3, why: 'uji', by: 'uji', at: new Date() },
    });
    const { groupUid } = seat;
    const member = `/customer/membership/${seat.uid}/leave`;
    await world.database.order.update({ where: { uid: data.orderUid }, data: { status: ORDER_STATUS.completed } });
    expect((await world.http.call('POST', member, { token: who.token, body: {} })).status).toBe(200);
    const eligibility = fittingAnswers(wanted, account);
    const stranger = await world.customer();
    expect(errorsOf(await place(stranger, wanted, { eligibility, groupUid }))).toEqual(tooRecent('Spotify'));
    const { uid: elsewhere } = await world.database.accountGroup.create({
      data: {
        familyUid: (await world.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } })).familyUid,
        size: 3,
        freeHostSeats: [1],
        freeRegularSeats: [2, 3],
      },
    });
    expect(errorsOf(await place(who, wanted, { eligibility, groupUid: elsewhere }))).toEqual(tooRecent('Spotify'));
    expect((await place(who, wanted, { eligibility, groupUid })).status).toBe(201);
  });

  it('may join again after twelve months', async () => {
    const wanted = await plan('google-gemini');
    const account = anAccount();
    const { data } = await join(wanted, account);
    const overAYearAgo = new Date(Date.now() - 367 * 24 * 3_600_000);
    await world.database.order.update({ where: { uid: data.orderUid }, data: { createdAt: overAYearAgo } });
    const again = await join(wanted, account);
    expect(again.status).toBe(201);
    expect(errorsOf(await join(wanted, account))).toEqual(tooRecent('Google'));
  });
});

describe('the key of an order with rules', () => {
  it('gives the first order to twenty concurrent requests', async () => {
    const [who, wanted] = [await world.customer(), await plan('spotify', { host: true })];
    const eligibility = fittingAnswers(wanted, anAccount());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(who, wanted, { eligibility, key: 'sama' })),
    );
    expect(new Set(answers.map(({ status, data }) => `${status} ${data?.orderUid}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
  });

  it('is refused with other answers; without a key the same plan again is a retry', async () => {
    const [who, wanted] = [await world.customer(), await plan('spotify')];
    const eligibility = fittingAnswers(wanted, anAccount()) as EligibilityGiven;
    const first = await place(who, wanted, { eligibility, key: 'k' });
    const other = await place(who, wanted, { eligibility: { ...eligibility, accountEmail: anAccount() }, key: 'k' });
    expect([first.status, other.status, other.meta.code]).toEqual([201, 422, 'IDEMPOTENCY_MISMATCH']);
    const [again, wantedAgain] = [await world.customer(), await plan('google-one')];
    const given = fittingAnswers(wantedAgain, anAccount());
    const one = await place(again, wantedAgain, { eligibility: given });
    const two = await place(again, wantedAgain, { eligibility: given });
    expect([two.status, two.data.orderUid]).toEqual([201, one.data.orderUid]);
  });
});
