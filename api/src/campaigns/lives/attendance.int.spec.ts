import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '#domain/platform/durations';
import { attended, gameLog } from '#contracts/campaigns/missions.http';
import { aCampaign, aLive, aSubmission, someMissions } from '#testing/campaigns';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let api: ListeningApi;
beforeAll(async () => {
  // As in production: a live is not refused by the limits of an address.
  api = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => api?.close());

async function aLiveCampaign() {
  const campaign = await aCampaign(api.database);
  const live = await aLive(api.database, campaign.uid);
  const [mission] = await someMissions(api.database, campaign.uid, [{}]);
  return { campaign, live, mission: mission!, path: `/customer/event/${campaign.slug}/live-attendance` };
}
const attend = ({ token }: Person, path: string) => api.http.call('POST', path, { token });

describe('an attendance', () => {
  it('counts once in the hours of the live, for who has sent a mission', async () => {
    const { campaign, live, mission, path } = await aLiveCampaign();
    const person = await api.customer();
    expect(await attend(person, path)).toMatchObject({
      status: 404,
      meta: { message: 'Kamu belum melaksanakan misi apapun.' },
    });
    await aSubmission(api.database, mission, person.uid, 'rejected');
    expect(attended.parse((await attend(person, path)).data)).toMatchObject({ live: 'Live Uji' });
    const log = await api.http.call('GET', `/customer/event/${campaign.slug}/logs`, { token: person.token });
    expect(gameLog.parse(log.data)).toMatchObject({
      attendedLives: [live.uid],
      hasClaimedPrize: false,
      emailVerified: true,
    });
    expect(await attend(person, path)).toMatchObject({
      status: 400,
      meta: { message: 'Kamu sudah melakukan absen live.' },
    });
    expect(await api.database.campaignAttendance.count({ where: { liveUid: live.uid } })).toBe(1);
  });

  it('reaches each of two lives of before that run at once', async () => {
    const { campaign, live, mission, path } = await aLiveCampaign();
    const startsAt = new Date(live.startsAt.getTime() + MINUTE_MS);
    await aLive(api.database, campaign.uid, { title: 'Live Kedua', startsAt });
    const person = await api.customer();
    await aSubmission(api.database, mission, person.uid, 'completed');
    expect((await attend(person, path)).data).toMatchObject({ live: 'Live Kedua' });
    expect((await attend(person, path)).data).toMatchObject({ live: 'Live Uji' });
    expect((await attend(person, path)).status).toBe(400);
  });

  it.each([
    // Functions: the table is made long before its tests run.
    ['before the live', () => ({ startsAt: new Date(Date.now() + MINUTE_MS) })],
    ['after the live', () => ({ endsAt: new Date(Date.now() - MINUTE_MS) })],
  ])('%s is refused', async (_, hours) => {
    const { live, mission, path } = await aLiveCampaign();
    await api.database.campaignLive.update({ where: { uid: live.uid }, data: hours() });
    const person = await api.customer();
    await aSubmission(api.database, mission, person.uid, 'completed');
    expect(await attend(person, path)).toMatchObject({
      status: 403,
      meta: { message: 'Kamu hanya bisa absen selama jam tayang live.' },
    });
  });

  it('is refused by a campaign that is switched off, and without signing in', async () => {
    const { campaign, path } = await aLiveCampaign();
    expect((await api.http.call('POST', path)).status).toBe(401);
    await api.database.campaign.update({ where: { uid: campaign.uid }, data: { active: false } });
    expect((await attend(await api.customer(), path)).status).toBe(403);
  });
});

it('many players of one address send their missions and claim their prizes in the same minute', async () => {
  const { campaign, mission } = await aLiveCampaign();
  const people = await api.customers(30);
  const codes = { create: people.map((_, index) => ({ code: `KODE-${index}` })) };
  await api.database.campaignPrize.create({
    data: { campaignUid: campaign.uid, title: 'Hadiah', text: 'Tukar', codes },
  });
  const event = `/customer/event/${campaign.slug}`;
  const sent = await Promise.all(
    people.map(({ token }) =>
      api.http.call('POST', `${event}/mission/${mission.uid}`, { token, body: { text: 'Sudah kulakukan' } }),
    ),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  await api.database.campaignSubmission.updateMany({
    where: { missionUid: mission.uid },
    data: { state: 'completed', decidedAt: new Date() },
  });
  const claimed = await Promise.all(
    people.map(({ token }) => api.http.call('GET', `${event}/mission/special/claim`, { token })),
  );
  expect(new Set(claimed.map(({ status }) => status))).toEqual(new Set([200]));
});

// Some seconds, for more than the usual 1,200 requests a minute that an address may send.
it('three thousand at once from one address are counted, none lost and none doubled', async () => {
  const { campaign, live, mission, path } = await aLiveCampaign();
  const people = await api.customers(3_000);
  await api.database.campaignSubmission.createMany({
    data: people.map(({ uid: customerUid }) => ({
      campaignUid: campaign.uid,
      missionUid: mission.uid,
      customerUid,
      state: 'submitted',
      submittedAt: new Date(),
    })),
  });
  // Every tenth presses twice.
  const presses = people.flatMap((person, index) => (index % 10 === 0 ? [person, person] : [person]));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
  const statuses = await Promise.all(presses.map(({ token }) => post(`${api.http.origin}/api${path}`, token, agent)));
  agent.destroy();
  expect(statuses.filter((status) => status === 200)).toHaveLength(3_000);
  expect(statuses.filter((status) => status === 400)).toHaveLength(300);
  expect(await api.database.campaignAttendance.count({ where: { liveUid: live.uid } })).toBe(3_000);
});

const post = (url: string, token: string, agent: http.Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method: 'POST', agent, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode!));
      },
    );
    request.once('error', reject);
    request.end();
  });
