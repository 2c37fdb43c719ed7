import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminSubmission } from '#contracts/campaigns/results.admin.http';
import { claimedPrize, gameLog, mission, uniqueCode } from '#contracts/campaigns/missions.http';
import { aCampaign, aParticipant, aSubmission, someMissions } from '#testing/campaigns';
import { aCustomer } from '#testing/factories';
import { formOf } from '#testing/http';
import { ListeningApi, type Person } from '../../../test/listening-api.js';
import { HTML, aPhoto, aPng } from '../../../test/pictures.js';

let api: ListeningApi;
let admin: Person;
beforeAll(async () => {
  api = await ListeningApi.open({ RATE_LIMIT_FACTOR: '100' });
  admin = await api.admin();
});
afterAll(() => api?.close());

type Given = Parameters<typeof someMissions>[2];
async function aGame(missions: Given = [{}, {}]) {
  const campaign = await aCampaign(api.database);
  const made = await someMissions(api.database, campaign.uid, missions);
  const path = (rest: string) => `/customer/event/${campaign.slug}/${rest}`;
  return { campaign, missions: made, path };
}
const call = (person: Person | null, method: 'GET' | 'POST', path: string, body?: unknown) =>
  api.http.call(method, path, { ...(person && { token: person.token }), ...(body !== undefined && { body }) });
/** As it is now, unless the body says another version. */
const decide = async (uid: string, action: 'complete' | 'reject', body: object = {}) => {
  const { version } = await api.database.campaignSubmission.findUniqueOrThrow({ where: { uid } });
  return call(admin, 'POST', `/admin/mission-submissions/${uid}/${action}`, { version, ...body });
};
const rowOf = (missionUid: string, customerUid: string) =>
  api.database.campaignSubmission.findUniqueOrThrow({ where: { missionUid_customerUid: { missionUid, customerUid } } });

describe('a mission', () => {
  it('is sent, reviewed, and opens the next one; each answer replaces it in the log', async () => {
    const { missions, path } = await aGame();
    const [first, second] = missions;
    const person = await api.customer();
    const log = gameLog.parse((await call(person, 'GET', path('logs'))).data);
    expect(log.uniqueCode).toBeNull();
    expect(log.missions).toMatchObject([
      { id: first!.uid, state: null, isUnlocked: true },
      { id: second!.uid, state: null, isUnlocked: false },
    ]);

    const locked = await call(person, 'POST', path(`mission/${second!.uid}`), { text: 'Mau langsung' });
    expect(locked).toMatchObject({
      status: 403,
      meta: {
        code: 'MISSION_LOCKED',
        message: 'Kamu hanya bisa submit misi ini jika misi sebelumnya sudah completed.',
      },
    });

    const sent = await call(person, 'POST', path(`mission/${first!.uid}`), { text: 'Sudah kulakukan' });
    expect(mission.parse(sent.data)).toMatchObject({ id: first!.uid, state: 'submitted', isUnlocked: true });
    expect((await call(person, 'POST', path(`mission/${second!.uid}`), { text: 'Masih menunggu' })).status).toBe(403);

    const { uid } = await rowOf(first!.uid, person.uid);
    expect((await decide(uid, 'complete')).status).toBe(200);
    expect((await decide(uid, 'complete')).status).toBe(409);
    expect((await decide(uid, 'reject', { reason: 'Berubah pikiran' })).status).toBe(409);
    const next = await call(person, 'POST', path(`mission/${second!.uid}`), { text: 'Sekarang boleh' });
    expect(mission.parse(next.data)).toMatchObject({ id: second!.uid, state: 'submitted' });
    const after = gameLog.parse((await call(person, 'GET', path('logs'))).data);
    expect(after.missions.map(({ state }) => state)).toEqual(['completed', 'submitted']);
    expect(uniqueCode.parse((await call(person, 'GET', path('unique-code'))).data).uniqueCode).toBe(after.uniqueCode);
  });

  it('that was rejected has the reason and is sent again', async () => {
    const { missions, path } = await aGame([{ proof: 'link' }]);
    const person = await api.customer();
    const address = path(`mission/${missions[0]!.uid}`);
    await call(person, 'POST', address, { link: 'https://contoh.test/satu' });
    const { uid } = await rowOf(missions[0]!.uid, person.uid);
    expect(await decide(uid, 'reject', { reason: '' })).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
    expect((await decide(uid, 'reject', { reason: 'Tautannya mati' })).status).toBe(200);
    const log = gameLog.parse((await call(person, 'GET', path('logs'))).data);
    expect(log.missions[0]).toMatchObject({ state: 'rejected', reason: 'Tautannya mati', isUnlocked: true });
    const again = await call(person, 'POST', address, { link: 'https://contoh.test/dua' });
    expect(mission.parse(again.data)).toMatchObject({ state: 'submitted', reason: null });
    const listed = await call(admin, 'GET', `/admin/mission-submissions/${uid}`);
    expect(adminSubmission.parse(listed.data)).toMatchObject({
      link: 'https://contoh.test/dua',
      customerName: person.name,
      allowedActions: ['complete', 'reject'],
    });
  });

  it('is not decided on by an admin who has read an earlier answer', async () => {
    const { missions, path } = await aGame([{}]);
    const person = await api.customer();
    const address = path(`mission/${missions[0]!.uid}`);
    await call(person, 'POST', address, { text: 'Jawaban pertama' });
    const { uid, version } = await rowOf(missions[0]!.uid, person.uid);
    const shown = await call(admin, 'GET', `/admin/mission-submissions/${uid}`);
    expect(adminSubmission.parse(shown.data).version).toBe(version);
    await decide(uid, 'reject', { reason: 'Kurang lengkap' });
    await call(person, 'POST', address, { text: 'Jawaban kedua' });
    for (const [action, body] of [
      ['complete', { version }],
      ['reject', { version, reason: 'Sudah kubaca' }],
    ] as const)
      expect(await decide(uid, action, body)).toMatchObject({ status: 409, meta: { code: 'EDIT_CONFLICT' } });
    expect(await rowOf(missions[0]!.uid, person.uid)).toMatchObject({ state: 'submitted', text: 'Jawaban kedua' });
  });

  it('pressed five times at once is sent once, and another answer meanwhile is refused', async () => {
    const { missions, path } = await aGame([{ proof: 'picture' }]);
    const person = await api.customer();
    const address = path(`mission/${missions[0]!.uid}`);
    const picture = await aPng();
    const press = () => api.http.call('POST', address, { token: person.token, form: formOf({}, picture) });
    const answers = await Promise.all([press(), press(), press(), press(), press()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.database.campaignSubmission.count({ where: { customerUid: person.uid } })).toBe(1);
    expect(await api.database.file.count({ where: { customerUid: person.uid, kind: 'mission-proof' } })).toBe(1);
    const { uid } = await rowOf(missions[0]!.uid, person.uid);
    const shown = await call(admin, 'GET', `/admin/mission-submissions/${uid}`);
    const { proofUrl } = adminSubmission.parse(shown.data);
    expect((await fetch(`${api.http.origin}${proofUrl!}`)).headers.get('content-type')).toBe('image/webp');
    await decide(uid, 'complete');
    expect(mission.parse((await press()).data)).toMatchObject({ state: 'completed' });
    const other = await api.http.call('POST', address, {
      token: person.token,
      form: formOf({}, await aPhoto(), 'image/jpeg'),
    });
    expect(other).toMatchObject({ status: 409, meta: { code: 'MISSION_COMPLETED' } });
  });

  it('names the field that is wrong, and changes nothing', async () => {
    const { missions, path } = await aGame([{ proof: 'link' }]);
    const person = await api.customer();
    const address = path(`mission/${missions[0]!.uid}`);
    const bad: [object, string, string][] = [
      [{}, 'link', 'Field ini wajib diisi'],
      ...['javascript:alert(1)', 'https://[::1', 'http://', 'http://contoh.test/p', 'https://contoh'].map(
        (link): [object, string, string] => [{ link }, 'link', 'Tulis alamat lengkap yang diawali https://'],
      ),
      [{ link: '' }, 'link', 'Field ini wajib diisi'],
      [{ link: 'https://contoh.test/\u0000' }, 'link', 'Ada karakter yang tidak bisa dipakai'],
      [{ text: 'Bukan tautan' }, 'link', 'Field ini wajib diisi'],
      [{ link: 'https://contoh.test', text: 'Dua sekaligus' }, 'text', 'Field ini tidak dikenal'],
      [{ link: 'https://contoh.test', nilai: '1' }, 'nilai', 'Field ini tidak dikenal'],
    ];
    for (const [body, field, message] of bad)
      expect(await call(person, 'POST', address, body)).toMatchObject({ status: 422, errors: [{ field, message }] });
    expect((await call(person, 'POST', path('mission/bukan-uid'), { link: 'https://contoh.test' })).status).toBe(422);
    const foreign = (await aGame()).missions[0]!.uid;
    expect((await call(person, 'POST', path(`mission/${foreign}`), { text: 'Salah event' })).status).toBe(404);
    expect(await api.database.campaignSubmission.count({ where: { customerUid: person.uid } })).toBe(0);
  });
});

it('a picture that is none leaves nothing, not even the code of a participant', async () => {
  const { campaign, missions, path } = await aGame([{ proof: 'picture' }]);
  const person = await api.customer();
  const sent = await api.http.call('POST', path(`mission/${missions[0]!.uid}`), {
    token: person.token,
    form: formOf({}, HTML),
  });
  expect(sent).toMatchObject({ status: 422, errors: [{ field: 'proof' }] });
  expect(await api.database.campaignParticipant.count({ where: { campaignUid: campaign.uid } })).toBe(0);
});

describe('a review without signing in', () => {
  it('is taken with the unique code and the e-mail of its account, of a review only', async () => {
    const { campaign, missions, path } = await aGame([{ review: true }, {}]);
    const person = await api.customer();
    const { uniqueCode: code } = await aParticipant(api.database, campaign.uid, person.uid);
    const address = path(`mission/${missions[0]!.uid}`);
    const review = { text: 'Patungan memang hemat', uniqueCode: code, email: person.email };
    const stranger = { ...review, email: 'orang@lain.test' };
    expect(await call(null, 'POST', address, stranger)).toMatchObject({
      status: 422,
      errors: [{ field: 'uniqueCode', message: 'Kode unik ini tidak cocok dengan emailnya' }],
    });
    expect(await call(null, 'POST', address, { text: 'Tanpa kode' })).toMatchObject({
      status: 422,
      errors: [{ field: 'uniqueCode' }, { field: 'email' }],
    });
    const sent = await call(null, 'POST', address, { ...review, uniqueCode: code.toLowerCase() });
    expect(mission.parse(sent.data)).toMatchObject({ state: 'submitted' });
    expect((await rowOf(missions[0]!.uid, person.uid)).text).toBe('Patungan memang hemat');
    const other = await call(null, 'POST', path(`mission/${missions[1]!.uid}`), review);
    expect(other).toMatchObject({ status: 401, meta: { code: 'TOKEN_REQUIRED' } });
  });

  it('needs no token that is still valid, but without the code an expired one is to be renewed', async () => {
    const { campaign, missions, path } = await aGame([{ review: true }]);
    const person = await api.customer();
    const { uniqueCode: code } = await aParticipant(api.database, campaign.uid, person.uid);
    const send = (body: object) =>
      api.http.call('POST', path(`mission/${missions[0]!.uid}`), { token: 'kedaluwarsa', body });
    expect(await send({ text: 'Patungan memang hemat' })).toMatchObject({
      status: 401,
      meta: { code: 'TOKEN_REQUIRED' },
    });
    const review = { text: 'Patungan memang hemat', uniqueCode: code, email: person.email };
    expect((await send(review)).status).toBe(200);
  });
});

describe('taking part', () => {
  it('gives one code, whatever is pressed how often', async () => {
    const { path } = await aGame();
    const person = await api.customer();
    expect((await call(person, 'GET', path('unique-code'))).status).toBe(404);
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(person, 'POST', path('register'))));
    const codes = answers.map(({ data }) => uniqueCode.parse(data).uniqueCode);
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  });

  it('ends with the campaign, and a campaign that is switched off is not there', async () => {
    const { campaign, path } = await aGame();
    const person = await api.customer();
    const where = { uid: campaign.uid };
    await api.database.campaign.update({ where, data: { endsAt: new Date(Date.now() - 1_000) } });
    expect(await call(person, 'POST', path('register'))).toMatchObject({
      status: 409,
      meta: { code: 'CAMPAIGN_CLOSED' },
    });
    expect((await call(person, 'GET', path('logs'))).status).toBe(200);
    await api.database.campaign.update({ where, data: { active: false } });
    for (const rest of ['logs', 'unique-code', 'mission/special/claim'])
      expect((await call(person, 'GET', path(rest))).status).toBe(404);
  });
});

describe('the special prize', () => {
  const aPrize = (campaignUid: string, codes: string[]) =>
    api.database.campaignPrize.create({
      data: {
        campaignUid,
        title: 'Hadiah spesial',
        text: 'Pakai kodenya',
        codes: { create: codes.map((code) => ({ code })) },
      },
    });

  it('is claimed once by one who has completed every mission, and answers the same ever after', async () => {
    const { campaign, missions, path } = await aGame();
    await aPrize(campaign.uid, ['SATU', 'DUA']);
    const person = await api.customer();
    await aSubmission(api.database, missions[0]!, person.uid, 'completed');
    const { uid } = await aSubmission(api.database, missions[1]!, person.uid, 'submitted');
    const claim = () => call(person, 'GET', path('mission/special/claim'));
    expect(await claim()).toMatchObject({ status: 403, meta: { code: 'MISSIONS_OPEN' } });
    await decide(uid, 'complete');
    const answers = await Promise.all([claim(), claim(), claim(), claim()]);
    const claimed = answers.map(({ data }) => claimedPrize.parse(data));
    for (const one of claimed) expect(one).toEqual(claimed[0]);
    expect(await api.database.campaignPrizeCode.count({ where: { customerUid: person.uid } })).toBe(1);
    expect(gameLog.parse((await call(person, 'GET', path('logs'))).data).hasClaimedPrize).toBe(true);
    await api.database.campaign.update({ where: { uid: campaign.uid }, data: { endsAt: new Date() } });
    expect(claimedPrize.parse((await claim()).data)).toEqual(claimed[0]);
    const events = await api.database.outbox.count({ where: { name: 'prize.claimed' } });
    expect(events).toBe(1);
  });

  it('goes to as many of ten at once as there are codes', async () => {
    const { campaign, missions, path } = await aGame([{}]);
    await aPrize(campaign.uid, ['A-1', 'A-2', 'A-3']);
    const people = await api.customers(10);
    for (const { uid } of people) await aSubmission(api.database, missions[0]!, uid, 'completed');
    const answers = await Promise.all(people.map((person) => call(person, 'GET', path('mission/special/claim'))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ meta }) => meta.code === 'PRIZES_GONE')).toHaveLength(7);
    const codes = answers.flatMap(({ status, data }) => (status === 200 ? [claimedPrize.parse(data).code] : []));
    expect(codes.toSorted()).toEqual(['A-1', 'A-2', 'A-3']);
  });
});

it('a blocked customer takes no part and sends nothing', async () => {
  const { missions, path } = await aGame();
  const { uid } = await aCustomer(api.database, { blockedAt: new Date(), blockedReason: 'uji' });
  const token = api.customerToken(uid);
  for (const [rest, body] of [
    ['register', undefined],
    [`mission/${missions[0]!.uid}`, { text: 'Coba saja' }],
  ] as const)
    expect(await api.http.call('POST', path(rest), { token, body })).toMatchObject({
      status: 403,
      meta: { code: 'BLOCKED_CUSTOMER' },
    });
});
