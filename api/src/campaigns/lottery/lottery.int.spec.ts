import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminLottery } from '#contracts/campaigns/results.admin.http';
import { type Lottery, type LotteryEntry, lottery, lotteryEntry } from '#contracts/campaigns/lottery.http';
import { gameLog } from '#contracts/campaigns/missions.http';
import { vote } from '#contracts/campaigns/votes.http';
import { drawWinners } from '#domain/campaigns/lottery';
import { LOTTERY_RULE } from '#domain/campaigns/lottery-rule';
import { MINUTE_MS } from '#domain/platform/durations';
import { aCampaign, aLive, aLottery, aParticipant } from '#testing/campaigns';
import { aCustomer } from '#testing/factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api?.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const verified = { emailVerifiedAt: new Date() };

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** A live that has not begun, with so many who will have attended it, all of them verified. */
async function anAttendedLive(people: number) {
  const campaign = await aCampaign(api.database);
  const live = await aLive(api.database, campaign.uid, { startsAt: inMinutes(1) });
  const customers = [];
  for (let n = 0; n < people; n += 1) customers.push(await attendee(campaign.uid, live.uid, verified));
  return { campaign, live, customers };
}
async function attendee(campaignUid: string, liveUid: string, given: Parameters<typeof aCustomer>[1]) {
  const { uid: customerUid } = await aCustomer(api.database, { name: 'Budi Santoso', ...given });
  await aParticipant(api.database, campaignUid, customerUid);
  await api.database.campaignAttendance.create({ data: { campaignUid, liveUid, customerUid, at: new Date() } });
  return customerUid;
}
const moveLive = (uid: string, startsAt: Date, endsAt: Date) =>
  api.database.campaignLive.update({ where: { uid }, data: { startsAt, endsAt } });
const endLive = (uid: string) => moveLive(uid, inMinutes(-5), inMinutes(-2));
const act = (uid: string, action: string) => api.admin.post(`admin/lotteries/${uid}/${action}`);
const published = async (slug: string) =>
  z.array(lottery).parse((await api.anyone.get(`customer/event/${slug}/lottery`)).data);

/** Written from the text of the rule alone, for answers of the API alone: no code of the draw itself. */
function recomputed({ seed, winners, passedEntries }: Lottery, entries: LotteryEntry[]) {
  const entriesHash = sha256(entries.map(({ number, code }) => `${number};${code}`).join('\n'));
  const remaining = entries.map(({ code }) => code);
  const won: string[] = [];
  const prizes = Math.min(winners + passedEntries.length, entries.length);
  let attempt = 1;
  while (won.length < prizes) {
    const n = BigInt(remaining.length);
    const x = BigInt(`0x${sha256([seed, entriesHash, won.length + 1, attempt].join(':')).slice(0, 12)}`);
    if (x >= 16n ** 12n - (16n ** 12n % n)) {
      attempt += 1;
      continue;
    }
    won.push(remaining.splice(Number(x % n), 1)[0]!);
    attempt = 1;
  }
  const passed = new Set(passedEntries.map(({ code }) => code));
  return { commitment: sha256(seed!), entriesHash, winners: won.filter((code) => !passed.has(code)) };
}

describe('a lottery', () => {
  it('has the rule of its draw in the description of the API', async () => {
    const document = (await api.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
    const { description } = document.paths['/api/customer/event/{campaign}/lottery'].get;
    for (const step of LOTTERY_RULE) expect(description).toContain(step);
    expect(description).toContain('nomor;kode');
  });

  it('is committed to, frozen and drawn, and anyone can repeat the draw from what is published', async () => {
    const { campaign, live } = await anAttendedLive(0);
    const body = { liveUid: live.uid, title: 'Undian utama', prize: 'Netflix setahun', winners: 3 };
    const made = await api.admin.post('admin/lotteries', body);
    const { uid } = made.data as { uid: string };
    for (let n = 0; n < 12; n += 1) await attendee(campaign.uid, live.uid, verified);
    await attendee(campaign.uid, live.uid, { emailVerifiedAt: null });
    await attendee(campaign.uid, live.uid, { ...verified, blockedAt: new Date(), blockedReason: 'uji' });

    const [before] = await published(campaign.slug);
    expect(before).toMatchObject({ state: 'committed', seed: null, entriesHash: null, winningEntries: [] });
    const { seed, createdAt } = await api.database.campaignLottery.findUniqueOrThrow({ where: { uid } });
    expect(before!.committedAt).toBe(createdAt.toISOString());
    const seen = await api.admin.get(`admin/lotteries/${uid}`);
    expect(JSON.stringify([before, seen.data])).not.toContain(seed);
    expect(await act(uid, 'freeze')).toMatchObject({ status: 409, meta: { code: 'LIVE_OPEN' } });
    expect((await act(uid, 'draw')).status).toBe(409);

    // The last attendance may not be stored yet.
    await moveLive(live.uid, inMinutes(-5), new Date(Date.now() - 30_000));
    expect(await act(uid, 'freeze')).toMatchObject({ status: 409, meta: { code: 'LIVE_OPEN' } });
    // Made before the live, it is found by a repeated request after it too.
    expect(await api.admin.post('admin/lotteries', body)).toMatchObject({ status: 200, data: { uid } });
    await endLive(live.uid);
    const frozen = await Promise.all([act(uid, 'freeze'), act(uid, 'freeze')]);
    expect(frozen.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // Too late for the list.
    await attendee(campaign.uid, live.uid, verified);
    const [list] = await published(campaign.slug);
    expect(list).toMatchObject({ state: 'frozen', seed: null, entryCount: 12, commitment: before!.commitment });

    const drawn = await Promise.all([act(uid, 'draw'), act(uid, 'draw')]);
    expect(drawn.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [result] = await published(campaign.slug);
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        api.anyone.get(`customer/event/${campaign.slug}/lottery/${uid}/entry?limit=5&page=${page}`),
      ),
    );
    const entries = pages.flatMap(({ data }) => z.array(lotteryEntry).parse(data));
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(new Set(entries.map(({ name }) => name))).toEqual(new Set(['B**********o']));
    // The code with which a review is sent is in no public list; each one sees the own code of the entry.
    const participants = await api.database.campaignParticipant.findMany({ where: { campaignUid: campaign.uid } });
    const secrets = new Set(participants.map(({ uniqueCode }) => uniqueCode));
    expect(entries.filter(({ code }) => secrets.has(code))).toEqual([]);
    const own = await api.database.campaignLotteryEntry.findFirstOrThrow({ where: { lotteryUid: uid } });
    const log = await api.customer(own.customerUid!).get(`customer/event/${campaign.slug}/logs`);
    expect(gameLog.parse(log.data).lotteryCodes).toEqual([{ lotteryUid: uid, code: own.code }]);
    expect([result!.commitment, result!.entriesHash]).toEqual([before!.commitment, list!.entriesHash]);
    expect(recomputed(result!, entries)).toEqual({
      commitment: result!.commitment,
      entriesHash: result!.entriesHash,
      winners: result!.winningEntries.map(({ code }) => code),
    });
    expect(await api.database.outbox.count({ where: { name: 'lottery.drawn' } })).toBe(1);
    const record = adminLottery.parse((await api.admin.get(`admin/lotteries/${uid}`)).data);
    expect(record.winningEntries.map(({ customerName }) => customerName)).toEqual(Array(3).fill('Budi Santoso'));
    expect(record.allowedActions).toEqual([]);
  });

  it('passes over who was blocked after the list was frozen: the next rank wins, and anyone can still repeat the draw', async () => {
    const { campaign, live, customers } = await anAttendedLive(6);
    const { uid } = await aLottery(api.database, live, { winners: 2 });
    await endLive(live.uid);
    expect((await act(uid, 'freeze')).status).toBe(200);
    const entries = await api.database.campaignLotteryEntry.findMany({
      where: { lotteryUid: uid },
      orderBy: { number: 'asc' },
    });
    const { seed, entriesHash } = await api.database.campaignLottery.findUniqueOrThrow({ where: { uid } });
    const facts = { seed, entriesHash: entriesHash!, entries: entries.length };
    const [first, second, third] = await drawWinners({ ...facts, winners: 3 }, sha256);
    const customerOf = (number: number) => entries[number - 1]!.customerUid!;
    const block = (customerUid: string) =>
      api.database.customer.update({
        where: { uid: customerUid },
        data: { blockedAt: new Date(), blockedReason: 'uji' },
      });
    await block(customerOf(first!));
    expect((await act(uid, 'draw')).status).toBe(200);
    const [result] = await published(campaign.slug);
    expect(result!.passedEntries).toMatchObject([{ rank: 1, number: first }]);
    expect(result!.winningEntries).toMatchObject([
      { rank: 2, number: second },
      { rank: 3, number: third },
    ]);
    const list = (await api.anyone.get(`customer/event/${campaign.slug}/lottery/${uid}/entry`)).data;
    expect(recomputed(result!, z.array(lotteryEntry).parse(list))).toEqual({
      commitment: result!.commitment,
      entriesHash: result!.entriesHash,
      winners: result!.winningEntries.map(({ code }) => code),
    });
    // Nothing public says why.
    expect(JSON.stringify(result)).not.toMatch(/block/i);
    // A winner who is blocked later keeps the rank; a person decides.
    await block(customerOf(third!));
    const record = adminLottery.parse((await api.admin.get(`admin/lotteries/${uid}`)).data);
    expect(record.winningEntries).toMatchObject([
      { rank: 1, isPassed: true, isBlocked: true },
      { rank: 2, isPassed: false, isBlocked: false },
      { rank: 3, isPassed: false, isBlocked: true },
    ]);
    expect(customers).toContain(customerOf(third!));
  });

  it.each(['requested', 'erased'])('passes over who is being erased or was, in state %s', async (state) => {
    const { campaign, live } = await anAttendedLive(3);
    const { uid } = await aLottery(api.database, live, { winners: 1 });
    await endLive(live.uid);
    expect((await act(uid, 'freeze')).status).toBe(200);
    const where = { lotteryUid: uid };
    const entries = await api.database.campaignLotteryEntry.findMany({ where, orderBy: { number: 'asc' } });
    const { seed, entriesHash } = await api.database.campaignLottery.findUniqueOrThrow({ where: { uid } });
    const facts = { seed, entriesHash: entriesHash!, entries: entries.length };
    const [first, second] = await drawWinners({ ...facts, winners: 2 }, sha256);
    const [gone, stays] = [first!, second!].map((number) => entries[number - 1]!.customerUid!) as [string, string];
    const requestedAt = new Date();
    const erasedAt = state === 'erased' ? requestedAt : null;
    const withdrawn = { state: 'withdrawn', requestedAt, withdrawnAt: requestedAt };
    await api.database.erasure.create({ data: { customerUid: gone, state, requestedAt, erasedAt } });
    await api.database.erasure.create({ data: { customerUid: stays, ...withdrawn } });
    // As an erasure leaves it.
    if (state === 'erased')
      await api.database.campaignLotteryEntry.updateMany({
        where: { customerUid: gone },
        data: { customerUid: null, name: '' },
      });
    expect((await act(uid, 'draw')).status).toBe(200);
    const [result] = await published(campaign.slug);
    expect(result!.passedEntries).toMatchObject([{ rank: 1, number: first }]);
    expect(result!.winningEntries).toMatchObject([{ rank: 2, number: second }]);
  });

  it('has one entry for each mailbox, however many accounts were made with it: that of the first attendance', async () => {
    const { campaign, live } = await anAttendedLive(1);
    const accounts = [];
    for (const email of ['hadiah.besar@gmail.com', 'hadiahbesar+1@gmail.com', 'hadiah.besar+2@googlemail.com'])
      accounts.push(await attendee(campaign.uid, live.uid, { ...verified, email }));
    const { uid } = await aLottery(api.database, live);
    await endLive(live.uid);
    expect((await act(uid, 'freeze')).status).toBe(200);
    const entries = await api.database.campaignLotteryEntry.findMany({ where: { lotteryUid: uid } });
    expect(entries).toHaveLength(2);
    expect(accounts.filter((one) => entries.some(({ customerUid }) => customerUid === one))).toEqual([accounts[0]]);
  });

  it('keeps the times of its live once the list is frozen', async () => {
    const { campaign, live } = await anAttendedLive(1);
    const { uid } = await aLottery(api.database, live);
    await endLive(live.uid);
    const edit = async (given: object) => {
      const { title, startsAt, endsAt, version } = await api.database.campaignLive.findUniqueOrThrow({
        where: { uid: live.uid },
      });
      return api.admin.post(`admin/campaign-lives/${live.uid}/update`, { title, startsAt, endsAt, version, ...given });
    };
    const later = inMinutes(-1.5).toISOString();
    expect((await edit({ endsAt: later })).status).toBe(200);
    expect((await act(uid, 'freeze')).status).toBe(200);
    for (const [field, at] of [
      ['endsAt', inMinutes(60)],
      ['startsAt', inMinutes(-10)],
    ] as const)
      expect(await edit({ [field]: at })).toMatchObject({
        status: 422,
        errors: [{ field, message: 'Daftar undian live ini sudah dibekukan, jadi waktunya tetap' }],
      });
    expect((await edit({ title: 'Judul lain' })).status).toBe(200);
    const kept = await api.database.campaignLive.findUniqueOrThrow({ where: { uid: live.uid } });
    expect([kept.endsAt.toISOString(), kept.title]).toEqual([later, 'Judul lain']);
    expect((await published(campaign.slug))[0]).toMatchObject({ state: 'frozen', entryCount: 1 });
  });

  it('of a live that has begun is refused: who attends it could be known', async () => {
    const begun = await anAttendedLive(0);
    await moveLive(begun.live.uid, inMinutes(-1), inMinutes(60));
    // Moved into the future after it was attended.
    const moved = await anAttendedLive(1);
    for (const { live } of [begun, moved]) {
      const body = { liveUid: live.uid, title: 'Undian', prize: 'Hadiah', winners: 1 };
      expect(await api.admin.post('admin/lotteries', body)).toMatchObject({
        status: 422,
        errors: [{ field: 'liveUid', message: 'Live ini sudah mulai. Buat undian sebelum live dimulai.' }],
      });
      expect(await api.database.campaignLottery.count({ where: { liveUid: live.uid } })).toBe(0);
    }
  });

  it('with no entry cannot be frozen', async () => {
    const { live } = await anAttendedLive(0);
    const { uid } = await aLottery(api.database, live);
    await endLive(live.uid);
    expect(await act(uid, 'freeze')).toMatchObject({ status: 409, meta: { code: 'NO_ENTRIES' } });
  });

  it.each([
    [{ winners: 0 }, 'winners', 'Minimal 1'],
    [{ winners: 101 }, 'winners', 'Maksimal 100'],
    [{ prize: '' }, 'prize', 'Field ini wajib diisi'],
    [{ liveUid: '7b0b8a3e-0000-4000-8000-000000000000' }, 'liveUid', 'Live ini tidak ada'],
  ])('with %j is refused by the field', async (wrong, field, message) => {
    const { live } = await anAttendedLive(0);
    const body = { liveUid: live.uid, title: 'Undian', prize: 'Hadiah', winners: 1, ...wrong };
    expect(await api.admin.post('admin/lotteries', body)).toMatchObject({ status: 422, errors: [{ field, message }] });
  });
});

describe('a vote', () => {
  async function aVote(given = {}) {
    const campaign = await aCampaign(api.database, { voteQuestion: 'Siapa pelakunya?', voteOpen: true, ...given });
    const [first, second] = await Promise.all(
      ['Kucing', 'Penjaga'].map((title, index) =>
        api.database.campaignVoteOption.create({ data: { campaignUid: campaign.uid, position: index + 1, title } }),
      ),
    );
    const path = `customer/event/${campaign.slug}/vote`;
    return { campaign, first: first!.uid, second: second!.uid, path };
  }
  const aVoter = async () => api.customer((await aCustomer(api.database, verified)).uid);

  it('is one of each person, also pressed many times at once; results show when the campaign says so', async () => {
    const { campaign, first, second, path } = await aVote();
    const voter = await aVoter();
    const answers = await Promise.all(
      [first, second, first, second, first].map((optionUid) => voter.post(path, { optionUid })),
    );
    const { mine } = vote.parse((await voter.get(path)).data);
    const kept = answers.filter(({ status }) => status === 200);
    for (const { data } of kept) expect(vote.parse(data).mine).toBe(mine);
    expect(kept.length).toBe(mine === first ? 3 : 2);
    expect(answers.filter(({ meta }) => meta.code === 'ALREADY_VOTED')).toHaveLength(5 - kept.length);
    expect(await api.database.campaignVote.count({ where: { campaignUid: campaign.uid } })).toBe(1);

    const hidden = vote.parse((await api.anyone.get(path)).data);
    expect(hidden).toMatchObject({ mine: null, options: [{ votes: null }, { votes: null }] });
    await api.database.campaign.update({ where: { uid: campaign.uid }, data: { voteResultsShown: true } });
    const shown = vote.parse((await api.anyone.get(path)).data);
    expect(shown.options.map(({ uid, votes }) => [uid === mine, votes]).toSorted()).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  it('is one of each mailbox, however many accounts were made with it', async () => {
    const { campaign, first, path } = await aVote();
    const voters = [];
    for (const email of ['suara.besar@gmail.com', 'suarabesar+1@gmail.com', 'suara.besar+2@googlemail.com'])
      voters.push(api.customer((await aCustomer(api.database, { ...verified, email })).uid));
    const answers = await Promise.all(voters.map((voter) => voter.post(path, { optionUid: first })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.filter(({ meta }) => meta.code === 'ALREADY_VOTED')).toHaveLength(2);
    const [kept] = await api.database.campaignVote.findMany({ where: { campaignUid: campaign.uid } });
    expect(kept!.mailbox).toMatch(/^[0-9a-f]{64}$/);
    const other = await aVote();
    const elsewhere = await Promise.all(voters.map((voter) => voter.post(other.path, { optionUid: other.first })));
    expect(elsewhere.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('needs a verified account, an open vote and one of its options', async () => {
    const { first, path } = await aVote();
    const unverified = api.customer((await aCustomer(api.database)).uid);
    expect(await unverified.post(path, { optionUid: first })).toMatchObject({
      status: 403,
      meta: { code: 'EMAIL_UNVERIFIED' },
    });
    const foreign = (await aVote()).first;
    const voter = await aVoter();
    expect(await voter.post(path, { optionUid: foreign })).toMatchObject({
      status: 422,
      errors: [{ field: 'optionUid', message: 'Pilihan ini tidak ada di voting ini' }],
    });
    expect(await voter.post(path, {})).toMatchObject({ status: 422, errors: [{ field: 'optionUid' }] });
    const closed = await aVote({ voteOpen: false });
    expect(await voter.post(closed.path, { optionUid: closed.first })).toMatchObject({
      status: 409,
      meta: { code: 'VOTE_CLOSED' },
    });
    expect((await api.anyone.get(`customer/event/${(await aCampaign(api.database)).slug}/vote`)).status).toBe(404);
  });

  it('says from when it is open before its campaign begins, and nothing of that once it has', async () => {
    const [startsAt, endsAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000));
    const opensAt = async (given: object) =>
      ((await api.anyone.get((await aVote(given)).path)).data as { opensAt?: string | null }).opensAt;
    expect(await opensAt({ startsAt, endsAt })).toBe(startsAt!.toISOString());
    expect(await opensAt({ startsAt, endsAt, voteOpen: false })).toBeNull();
    expect(await opensAt({})).toBeUndefined();
    const { path, first } = await aVote({ startsAt, endsAt });
    expect(await (await aVoter()).post(path, { optionUid: first })).toMatchObject({
      status: 409,
      meta: { message: expect.stringMatching(/^Event ini mulai besok .* WIB\.$/) },
    });
  });

  it('is read without a token, but not with an expired one, which would hide what was chosen', async () => {
    const { path } = await aVote();
    expect((await api.anyone.get(path)).status).toBe(200);
    const url = `/api/${path}`;
    const expired = await api.app.inject({ url, headers: { authorization: 'Bearer kedaluwarsa' } });
    expect(expired.statusCode).toBe(401);
    expect(expired.json()).toMatchObject({ meta: { code: 'TOKEN_REQUIRED' } });
  });
});
