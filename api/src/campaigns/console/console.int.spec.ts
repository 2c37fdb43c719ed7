import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminCampaign } from '#contracts/campaigns/campaigns.admin.http';
import { adminPrize } from '#contracts/campaigns/parts.admin.http';
import { adminPrizeCode } from '#contracts/campaigns/results.admin.http';
import { campaignDetail, campaignNotices, campaignSummary } from '#contracts/campaigns/campaigns.http';
import { HOUR_MS } from '#domain/platform/durations';
import { aCampaign } from '#testing/campaigns';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api?.close());

const hours = (from: number, until: number) => ({
  startsAt: new Date(Date.now() + from * HOUR_MS).toISOString(),
  endsAt: new Date(Date.now() + until * HOUR_MS).toISOString(),
});
const create = async (resource: string, body: object) => {
  const answer = await api.admin.post(`admin/${resource}`, body);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.data as { uid: string }).uid;
};

describe('a campaign', () => {
  it('is made in the console with all its parts, and shown once it is switched on', async () => {
    const slug = 'ulang-tahun';
    const body = { slug, name: 'Ulang Tahun', summary: 'Main bareng', ...hours(-1, 24), specialPrize: 'Hadiah utama' };
    const uid = await create('campaigns', body);
    expect(await create('campaigns', body)).toBe(uid);
    expect((await api.anyone.get(`customer/event/${slug}`)).status).toBe(404);
    await create('campaign-lives', { campaignUid: uid, title: 'Live pertama', ...hours(-1, 1) });
    await create('campaign-missions', {
      campaignUid: uid,
      position: 1,
      title: 'Misi satu',
      text: 'Foto',
      proof: 'picture',
    });
    await create('campaign-prizes', { campaignUid: uid, title: 'Kode hemat', text: 'Tukar di kasir' });
    await create('vote-options', { campaignUid: uid, position: 1, title: 'Kucing' });
    expect(
      await api.admin.post('admin/campaign-missions', {
        campaignUid: uid,
        position: 1,
        title: 'Misi lain',
        text: 'Foto lain',
        proof: 'text',
      }),
    ).toMatchObject({ status: 422, errors: [{ field: 'position' }] });

    expect((await api.admin.post(`admin/campaigns/${uid}/start`)).status).toBe(200);
    const page = campaignDetail.parse((await api.anyone.get(`customer/event/${slug}`)).data);
    expect(page).toMatchObject({
      isRunning: true,
      specialPrize: 'Hadiah utama',
      lives: [{ title: 'Live pertama', isOpen: true }],
      missions: [{ title: 'Misi satu' }],
      prizeTitle: 'Kode hemat',
    });
    const list = z.array(campaignSummary).parse((await api.anyone.get('customer/event')).data);
    expect(list.map((one) => one.slug)).toContain(slug);
    const later = await create('campaigns', { slug: 'nanti', name: 'Nanti', summary: 'Main lagi', ...hours(48, 72) });
    expect((await api.admin.post(`admin/campaigns/${later}/start`)).status).toBe(200);
    const slugs = z
      .array(campaignSummary)
      .parse((await api.anyone.get('customer/event')).data)
      .map((one) => one.slug);
    expect(slugs.indexOf('nanti')).toBeGreaterThan(slugs.indexOf(slug));
    expect((await api.admin.post(`admin/campaigns/${uid}/stop`)).status).toBe(200);
    expect((await api.anyone.get(`customer/event/${slug}`)).status).toBe(404);
  });

  it('shows its popup and its information in the order flow while it runs and they are switched on', async () => {
    const texts = { popupTitle: 'Ada event!', popupText: 'Yuk ikut', infoTitle: 'Info event', infoText: 'Syaratnya' };
    const { uid } = await aCampaign(api.database, { ...texts, popupActive: true });
    const read = async () => campaignNotices.parse((await api.anyone.get('customer/event/notice')).data);
    expect(await read()).toMatchObject({ popup: { title: 'Ada event!', text: 'Yuk ikut' }, information: null });
    const where = { uid };
    await api.database.campaign.update({ where, data: { popupActive: false, infoActive: true } });
    expect(await read()).toMatchObject({ popup: null, information: { title: 'Info event' } });
    await api.database.campaign.update({ where, data: { active: false } });
    expect(await read()).toEqual({ popup: null, information: null });
  });

  it.each(['popup', 'info'])('has a %s only with a title and a text', async (notice) => {
    const slug = `kosong-${notice}`;
    const body = { slug, name: 'Kosong', summary: 'Main bareng', ...hours(-1, 24), [`${notice}Active`]: true };
    expect(await api.admin.post('admin/campaigns', body)).toMatchObject({
      status: 422,
      errors: [{ field: `${notice}Title` }, { field: `${notice}Text` }],
    });
    const { uid } = await aCampaign(api.database, { [`${notice}Active`]: true });
    expect((await api.anyone.get('customer/event/notice')).data).toMatchObject({ popup: null, information: null });
    await api.database.campaign.update({ where: { uid }, data: { active: false } });
  });

  it('keeps the first of two edits', async () => {
    const { uid } = await aCampaign(api.database);
    const {
      id: _,
      slug: _s,
      active: _a,
      participants: _p,
      allowedActions: _l,
      ...form
    } = adminCampaign.parse((await api.admin.get(`admin/campaigns/${uid}`)).data);
    const edit = (name: string) => api.admin.post(`admin/campaigns/${uid}/update`, { ...form, name });
    expect((await edit('Nama pertama')).status).toBe(200);
    expect(await edit('Nama kedua')).toMatchObject({ status: 409, meta: { code: 'EDIT_CONFLICT' } });
  });

  it.each([
    ['campaigns', { slug: 'Huruf Besar' }, 'slug'],
    ['campaigns', { endsAt: '2020-01-01T00:00:00Z' }, 'endsAt'],
    ['campaigns', { startsAt: 'besok' }, 'startsAt'],
    ['campaigns', { startsAt: '0000-01-01T00:00:00Z' }, 'startsAt'],
    ['campaign-lives', { title: '' }, 'title'],
    ['campaign-missions', { proof: 'video' }, 'proof'],
    ['campaign-missions', { campaignUid: '7b0b8a3e-0000-4000-8000-000000000000' }, 'campaignUid'],
    ['vote-options', { position: 0 }, 'position'],
  ])('%s with %j is refused by the field', async (resource, wrong, field) => {
    const { uid: campaignUid } = await aCampaign(api.database);
    const forms: Record<string, object> = {
      campaigns: { slug: 'satu-lagi', name: 'Satu lagi', summary: 'Ringkas', ...hours(0, 1) },
      'campaign-lives': { campaignUid, title: 'Live', ...hours(0, 1) },
      'campaign-missions': { campaignUid, position: 1, title: 'Misi', text: 'Teks', proof: 'text' },
      'vote-options': { campaignUid, position: 1, title: 'Pilihan' },
    };
    const answer = await api.admin.post(`admin/${resource}`, { ...forms[resource], ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.errors!.map((error) => error.field)).toEqual([field]);
  });
});

it('lives of one campaign with the same title begin at different times, also when they are made at once', async () => {
  const { uid: campaignUid } = await aCampaign(api.database, hours(-1, 5));
  const form = { campaignUid, title: 'Live', ...hours(1, 2) };
  const made = await Promise.all([1, 2, 3, 4].map(() => create('campaign-lives', form)));
  expect(new Set(made).size).toBe(1);
  const later = { ...form, ...hours(3, 4) };
  const uid = await create('campaign-lives', later);
  const { campaignUid: _, ...edit } = form;
  expect(await api.admin.post(`admin/campaign-lives/${uid}/update`, { ...edit, version: 1 })).toMatchObject({
    status: 422,
    errors: [{ field: 'title', message: 'Live dengan judul dan waktu ini sudah ada' }],
  });
});

it('a live stays within the times of its campaign, and the campaign around its lives', async () => {
  const uid = await create('campaigns', { slug: 'berbatas', name: 'Berbatas', summary: 'Ringkas', ...hours(-2, 10) });
  const form = { campaignUid: uid, title: 'Live' };
  const refused = async (path: string, body: object) => {
    const { status, errors } = await api.admin.post(`admin/${path}`, body);
    return [status, errors?.[0]?.field];
  };
  expect(await refused('campaign-lives', { ...form, ...hours(-3, 1) })).toEqual([422, 'startsAt']);
  expect(await refused('campaign-lives', { ...form, ...hours(8, 11) })).toEqual([422, 'endsAt']);
  const live = await create('campaign-lives', { ...form, ...hours(1, 4) });
  const edit = (times: object) => refused(`campaign-lives/${live}/update`, { title: 'Live', ...times, version: 1 });
  expect(await edit(hours(1, 12))).toEqual([422, 'endsAt']);
  const narrow = { name: 'Berbatas', summary: 'Ringkas', voteOpen: false, specialPrize: '', version: 1 };
  expect(await refused(`campaigns/${uid}/update`, { ...narrow, ...hours(2, 10) })).toEqual([422, 'startsAt']);
  expect(await refused(`campaigns/${uid}/update`, { ...narrow, ...hours(-2, 3) })).toEqual([422, 'endsAt']);
  expect(await edit(hours(2, 5))).toEqual([200, undefined]);
});

it('two lives of a campaign never run at once, whether made or moved, also at the same moment', async () => {
  const { uid: campaignUid } = await aCampaign(api.database, hours(-1, 10));
  const form = { campaignUid, title: 'Pertama', ...hours(1, 3) };
  await create('campaign-lives', form);
  const make = (times: object, title = 'Kedua') => api.admin.post('admin/campaign-lives', { ...form, title, ...times });
  const message = expect.stringMatching(/^Waktunya bertabrakan dengan live Pertama \(.+ sampai .+\)$/);
  expect(await make(hours(2, 4))).toMatchObject({ status: 422, errors: [{ field: 'startsAt', message }] });
  expect(await make(hours(0, 2))).toMatchObject({ status: 422, errors: [{ field: 'endsAt', message }] });
  const uid = await create('campaign-lives', { ...form, title: 'Kedua', ...hours(3, 4) });
  const move = (times: object) =>
    api.admin.post(`admin/campaign-lives/${uid}/update`, { title: 'Kedua', ...times, version: 1 });
  expect(await move(hours(2, 4))).toMatchObject({ status: 422, errors: [{ field: 'startsAt', message }] });
  const made = await Promise.all(['Live A', 'Live B'].map((title) => make(hours(5, 7), title)));
  expect(made.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('a live whose lottery is announced does not begin before that, so that nobody has attended when the seed is drawn', async () => {
  const { uid: campaignUid } = await aCampaign(api.database, hours(-5, 10));
  const uid = await create('campaign-lives', { campaignUid, title: 'Live', ...hours(2, 4) });
  await create('lotteries', { liveUid: uid, title: 'Undian', prize: 'Kaus', winners: 1 });
  const edit = (times: object, version: number) =>
    api.admin.post(`admin/campaign-lives/${uid}/update`, { title: 'Live', ...times, version });
  const refused = await edit(hours(-2, 1), 1);
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'startsAt' }] });
  expect(refused.errors![0]!.message).toMatch(/^Undian live ini diumumkan .+ WIB, jadi live-nya mulai sesudah itu$/);
  expect((await edit(hours(1, 4), 1)).status).toBe(200);
});

it('codes of a prize are added once each, however often the list is sent', async () => {
  const { uid: campaignUid } = await aCampaign(api.database);
  const uid = await create('campaign-prizes', { campaignUid, title: 'Hadiah', text: 'Tukar kodenya' });
  const add = (codes: string) => api.admin.post(`admin/campaign-prizes/${uid}/add-codes`, { codes });
  expect((await add('AAA-1\nBBB-2\n\nAAA-1')).status).toBe(200);
  expect((await add('BBB-2\nCCC-3')).status).toBe(200);
  expect(adminPrize.parse((await api.admin.get(`admin/campaign-prizes/${uid}`)).data)).toMatchObject({
    codes: 3,
    claimed: 0,
  });
  expect(await add('AAA-4\nbbb-2')).toMatchObject({
    status: 422,
    errors: [{ field: 'codes', message: 'bbb-2 hanya beda huruf besar-kecil dari BBB-2. Pakai satu saja' }],
  });
  expect(await add('DDD-4\nddd-4')).toMatchObject({ status: 422, errors: [{ field: 'codes' }] });
  expect(await add('AAA-4\n<script>')).toMatchObject({ status: 422, errors: [{ field: 'codes' }] });
  const listed = await api.admin.list('prize-codes', { filter: { prizeUid: uid, claimed: false } });
  const codes = z.array(adminPrizeCode).parse(listed.data);
  expect(codes.map(({ code }) => code).toSorted()).toEqual(['AAA-1', 'BBB-2', 'CCC-3']);
});
