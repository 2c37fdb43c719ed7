import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminEligibilityRule, adminPriceNotice } from '#contracts/catalogue/scheme.admin.http';
import type { ProviderDetail } from '#contracts/catalogue/catalogue.http';
import { HOUSEHOLD_RULE } from '#domain/catalogue/scheme/eligibility';
import { fittingAnswers } from '#testing/eligibility';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin('Ani Admin');
});
afterAll(() => world?.close());

const post = (path: string, body: unknown = {}) =>
  world.http.call<{ uid: string }>('POST', `/admin/${path}`, { token: admin.token, body });
const list = async <T>(resource: string, row: z.ZodMiniType<T>, filter: object = {}): Promise<T[]> =>
  z
    .array(row)
    .parse(
      await world.http.ask(
        'GET',
        `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' })}`,
        { token: admin.token },
      ),
    );
const detail = (slug: string) => world.http.ask<ProviderDetail>('GET', `/customer/provider/detail?slug=${slug}`);
const auditOf = (subjectUid: string) =>
  world.database.auditLog.findMany({ where: { subjectUid }, orderBy: { at: 'asc' } });
const WITHIN_A_SECOND = 1_000;

describe('eligibility rules in the console', () => {
  const rules = (filter?: object) => list('eligibility-rules', adminEligibilityRule, filter);
  const ruleOf = async (q: string, isHost: boolean, rule: string) =>
    (await rules({ q })).find((row) => row.isHost === isHost && row.rule === rule)!;
  const asked = async (slug: string, isHost: boolean) =>
    (await detail(slug)).packages.find((pack) => pack.isHost === isHost)!.eligibility;

  it('are listed for every plan that has some', async () => {
    const all = await rules();
    // Spotify 2 × 2, Apple 4 × (3 + 2), Google 2 × 3, Disney+ 2 × 1.
    expect(all).toHaveLength(32);
    expect(new Set(all.map(({ id }) => id)).size).toBe(32);
    expect(all.every(({ active, text, bundledText }) => active && text === bundledText)).toBe(true);
    expect(await rules({ q: 'disney' })).toHaveLength(2);
    expect(await rules({ active: false })).toEqual([]);
  });

  it('are shown and asked with the text of the admin within a second', async () => {
    const rule = await ruleOf('google one', false, 'not-in-google-family');
    const text = 'Akun Google-mu tidak sedang ikut grup keluarga.';
    expect((await post(`eligibility-rules/${rule.id}/update`, { version: 1, text, active: true })).status).toBe(200);
    await until(
      'the new words',
      async () => (await asked('google-one', false)).some((one) => one.text === text),
      WITHIN_A_SECOND,
    );
    const [who, plan] = [await world.customer(), await findPlan(world.http, 'google-one')];
    const { name, email, token } = who;
    const refused = await world.http.call('POST', '/customer', {
      token,
      body: {
        name,
        email,
        phoneNumber: '081234567890',
        packageUid: plan.packageUid,
        variantUid: plan.uid,
        eligibility: { answers: { ...fittingAnswers(plan)!.answers, 'not-in-google-family': false } },
      },
    });
    expect(refused.errors?.map(({ message }) => message).join()).toContain(text);
    expect(await auditOf(rule.id)).toMatchObject([
      { action: 'update', subject: 'eligibility-rules', change: { text: { from: rule.bundledText, to: text } } },
    ]);
  });

  it('are not asked while inactive, and asked again after a reset', async () => {
    const rule = await ruleOf('disney', false, 'no-disney-subscription');
    const off = { version: rule.version, text: rule.text, active: false };
    expect((await post(`eligibility-rules/${rule.id}/update`, off)).status).toBe(200);
    await until('no rule', async () => (await asked('disney-hotstar', false)).length === 0, WITHIN_A_SECOND);
    expect(await asked('disney-hotstar', true)).toHaveLength(1);
    const [{ name, email, token }, plan] = [
      await world.customer(),
      await findPlan(world.http, 'disney-hotstar', { months: 12 }),
    ];
    const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
    expect((await world.http.call('POST', '/customer', { token, body })).status).toBeLessThan(300);

    expect((await ruleOf('disney', false, 'no-disney-subscription')).allowedActions).toEqual(['reset']);
    expect((await post(`eligibility-rules/${rule.id}/reset`)).status).toBe(200);
    await until('the rule', async () => (await asked('disney-hotstar', false)).length === 1);
    expect((await auditOf(rule.id)).map(({ action }) => action)).toEqual(['update', 'reset']);
  });

  it('are not edited with an older version, an empty text or an unknown rule', async () => {
    const rule = await ruleOf('spotify', true, HOUSEHOLD_RULE);
    const update = (body: object) => post(`eligibility-rules/${rule.id}/update`, { version: 1, ...body });
    expect((await update({ text: 'Belum pernah ikut grup lain.', active: true })).status).toBe(200);
    expect(await update({ text: 'Kata lain lagi.', active: true })).toMatchObject({ status: 409 });
    expect((await update({ text: ' ', active: true })).errors?.[0]?.field).toBe('text');
    expect((await post(`eligibility-rules/${randomUUID()}/reset`)).status).toBe(404);
    expect(await ruleOf('spotify', true, HOUSEHOLD_RULE)).toMatchObject({
      version: 2,
      text: 'Belum pernah ikut grup lain.',
    });
  });
});

describe('price notices in the console', () => {
  const notices = (filter?: object) => list('price-notices', adminPriceNotice, filter);
  const shown = async (slug: string) => (await detail(slug)).notices.map(({ effectiveOn }) => effectiveOn);

  it('contain the three seeded notices', async () => {
    expect((await notices()).map(({ providerSlug, effectiveOn }) => `${providerSlug} ${effectiveOn}`).sort()).toEqual([
      'canva 2024-07-25',
      'microsoft-365 2025-01-17',
      'youtube 2024-09-20',
    ]);
  });

  it('are created once, shown within a second, and unique for brand and day', async () => {
    const { uid: providerUid } = await detail('spotify');
    const body = { providerUid, effectiveOn: '2027-01-15', text: 'Harga Spotify naik mulai 15 Januari 2027.' };
    const [first, again] = [await post('price-notices', body), await post('price-notices', body)];
    expect([first.status, again.data.uid]).toEqual([200, first.data.uid]);
    await until('the notice', async () => (await shown('spotify')).includes('2027-01-15'), WITHIN_A_SECOND);
    expect((await post('price-notices', { ...body, text: 'Yang lain.' })).errors?.[0]?.field).toBe('effectiveOn');
    const other = await post('price-notices', { ...body, effectiveOn: '2027-03-01' });
    const clash = { version: 1, effectiveOn: '2027-01-15', text: 'Pindah tanggal.' };
    expect((await post(`price-notices/${other.data.uid}/update`, clash)).errors?.[0]?.field).toBe('effectiveOn');
    expect((await auditOf(first.data.uid)).map(({ action }) => action)).toEqual(['create']);
  });

  it('are edited with the version that was read, and deleted with their text in the audit log', async () => {
    const [notice] = await notices({ q: 'canva' });
    const update = (body: object) => post(`price-notices/${notice!.id}/update`, { version: 1, ...body });
    expect((await update({ effectiveOn: '2024-07-26', text: 'Harga Canva naik.' })).status).toBe(200);
    expect((await update({ effectiveOn: '2024-07-27', text: 'Harga Canva turun.' })).status).toBe(409);
    await until('the new day', async () => (await shown('canva')).join() === '2024-07-26');
    expect((await post(`price-notices/${notice!.id}/remove`)).status).toBe(200);
    await until('no notice', async () => (await shown('canva')).length === 0, WITHIN_A_SECOND);
    expect((await post(`price-notices/${notice!.id}/remove`)).status).toBe(404);
    expect((await auditOf(notice!.id)).at(-1)).toMatchObject({
      action: 'remove',
      change: { text: 'Harga Canva naik.' },
    });
  });

  it('need an existing day, a brand and a text', async () => {
    const { uid: providerUid } = await detail('spotify');
    const errors = async (body: object) =>
      (
        await post('price-notices', { providerUid, effectiveOn: '2027-02-01', text: 'Harga naik.', ...body })
      ).errors?.map(({ field }) => field);
    expect(await errors({ effectiveOn: '2027-02-30' })).toEqual(['effectiveOn']);
    expect(await errors({ effectiveOn: 'besok' })).toEqual(['effectiveOn']);
    expect(await errors({ providerUid: randomUUID() })).toEqual(['providerUid']);
    expect(await errors({ text: '' })).toEqual(['text']);
  });
});
