import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminSchemeEntry } from '#contracts/catalogue/scheme.admin.http';
import { schemeEntryView, schemeOfPrice } from '#contracts/catalogue/scheme.http';
import { SCHEME_ENTRIES, schemeEntryOf } from '#domain/catalogue/scheme/entries';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../test/listening-api.js';
import { XSS_PAYLOADS } from '#testing/xss';

let world: ListeningApi;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  [admin, other] = [await world.admin('Ani Admin'), await world.admin('Budi Admin')];
});
afterAll(() => world?.close());

const scheme = async () => schemeOfPrice.parse(await world.http.ask('GET', '/customer/scheme-of-price'));
const detail = async (slug: string) =>
  schemeEntryView.parse(await world.http.ask('GET', `/customer/scheme-of-price/detail?slug=${slug}`));
const inConsole = async (slug: string) => {
  const rows = z
    .array(adminSchemeEntry)
    .parse(await world.http.ask('GET', '/admin/scheme-entries?range=[0,99]', { token: admin.token }));
  return rows.find((row) => row.slug === slug)!;
};
const act = (uid: string, action: string, body: unknown = {}, who = admin) =>
  world.http.call('POST', `/admin/scheme-entries/${uid}/${action}`, { token: who.token, body });
/** The body that the console sends for an entry without changes. */
async function bodyOf(slug: string) {
  const { version, title, desc, schemes, additionalInfo, notes, priceInfo, termsAndConditions, ...rest } =
    await inConsole(slug);
  const { importantNotes = [], normalPrice, series, categoryTreatment } = rest;
  const texts = { title, desc, schemes, additionalInfo, notes, priceInfo, importantNotes, termsAndConditions };
  return { version, ...texts, normalPrice, series, categoryTreatment };
}
const auditOf = (subjectUid: string) =>
  world.database.auditLog.findMany({ where: { subjectUid }, orderBy: { at: 'asc' } });
const WITHIN_A_SECOND = 1_000;

describe('the price pages over the API', () => {
  it('have the 43 brands, each with an entry, from memory and with an ETag', async () => {
    const { brands, entries } = await scheme();
    expect(brands).toHaveLength(43);
    expect(entries.map(({ slug }) => slug)).toEqual(brands.map(({ slug }) => slug));
    expect(entries.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual(
      [...SCHEME_ENTRIES].sort((a, b) => a.slug.localeCompare(b.slug)),
    );
    const url = `${world.http.origin}/api/customer/scheme-of-price`;
    const etag = (await fetch(url)).headers.get('etag')!;
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect([etag[0], again.status, await again.text()]).toEqual(['"', 304, '']);
  });

  it('have one entry with every field, whose lines add up for each plan', async () => {
    for (const { slug } of SCHEME_ENTRIES) {
      const entry = await detail(slug);
      for (const text of [
        entry.title,
        entry.img,
        entry.screenshot,
        entry.screenshotMobile,
        entry.desc,
        entry.priceInfo,
      ])
        expect(text.length).toBeGreaterThan(5);
      expect(entry.member).toBeGreaterThan(0);
      const plans = new Set(entry.informations.map(({ plan, months }) => `${plan} ${months}`));
      for (const name of plans) {
        const rows = entry.informations.filter(({ plan, months }) => `${plan} ${months}` === name);
        const sum = rows.filter(({ is_total }) => !is_total).reduce((all, { value }) => all + value, 0);
        expect(rows.filter(({ is_total }) => is_total).map(({ value }) => value)).toEqual([sum]);
      }
    }
  });

  it('answer 404 for an unknown brand, and 422 without one', async () => {
    expect((await world.http.call('GET', '/customer/scheme-of-price/detail?slug=vidio')).status).toBe(404);
    const nothing = await world.http.call('GET', '/customer/scheme-of-price/detail');
    expect([nothing.status, nothing.errors?.[0]?.field]).toEqual([422, 'slug']);
  });
});

describe('an edit of an entry', () => {
  it('is shown to customers within a second; the other fields follow the bundled text', async () => {
    const { id } = await inConsole('zoom');
    const body = { ...(await bodyOf('zoom')), title: 'Zoom: rapat sepuasnya', notes: ['Pakai bergantian.'] };
    expect(await act(id, 'update', body)).toMatchObject({ status: 200, data: { uid: id } });
    await until('the new title', async () => (await detail('zoom')).title === body.title, WITHIN_A_SECOND);
    expect(await inConsole('zoom')).toMatchObject({
      edited: ['title', 'notes'],
      version: 2,
      allowedActions: ['reset'],
    });
    const { edits } = await world.database.schemeEdit.findUniqueOrThrow({ where: { slug: 'zoom' } });
    expect(edits).toEqual({ title: body.title, notes: body.notes });
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'update',
        subject: 'scheme-entries',
        actor: 'Ani Admin',
        change: { title: { from: schemeEntryOf('zoom')!.title, to: body.title } },
      },
    ]);
  });

  it('is undone by a reset to the bundled text, and stays in the audit log', async () => {
    const { id } = await inConsole('zoom');
    expect(await act(id, 'reset')).toMatchObject({ status: 200 });
    await until('the old title', async () => (await detail('zoom')).title === schemeEntryOf('zoom')!.title);
    expect(await inConsole('zoom')).toMatchObject({ edited: [], version: 3, allowedActions: [] });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['update', 'reset']);
    // A second reset changes nothing.
    expect((await act(id, 'reset')).status).toBe(200);
    expect(await auditOf(id)).toHaveLength(2);
  });

  it('of an older version is refused with the name of the first admin; a repeated edit is applied once', async () => {
    const { id } = await inConsole('max');
    const read = await bodyOf('max');
    const first = { ...read, desc: 'Serial HBO untuk berempat.' };
    expect((await act(id, 'update', first)).status).toBe(200);
    expect((await act(id, 'update', first)).status).toBe(200);
    const second = await act(id, 'update', { ...read, desc: 'Film untuk berempat.' }, other);
    expect(second).toMatchObject({ status: 409, meta: { code: 'EDIT_CONFLICT' } });
    expect(second.meta.message).toContain('Ani Admin');
    expect((await inConsole('max')).desc).toBe(first.desc);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('is applied once among ten different concurrent ones', async () => {
    const { id } = await inConsole('wetv');
    const read = await bodyOf('wetv');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => act(id, 'update', { ...read, title: `WeTV ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('is reduced to the allowed HTML tags, and keeps plain text as typed', async () => {
    const { id } = await inConsole('iqiyi');
    const nasty = XSS_PAYLOADS.join('').slice(0, 390);
    const body = {
      ...(await bodyOf('iqiyi')),
      title: XSS_PAYLOADS[0]!,
      notes: [nasty],
      additionalInfo: `<p>Baik</p>${XSS_PAYLOADS.join('')}`,
    };
    expect((await act(id, 'update', body)).status).toBe(200);
    const entry = await inConsole('iqiyi');
    // But for blanks beside each other, of which one is kept.
    expect([entry.title, entry.notes]).toEqual([XSS_PAYLOADS[0], [nasty.replaceAll(/ +/g, ' ')]]);
    expect(entry.additionalInfo).toContain('<p>Baik</p>');
    expect(entry.additionalInfo).not.toMatch(
      /<(script|img|svg|iframe|style|form|base|meta|object)|<[^>]*(\son\w+=|javascript:)/i,
    );
    const stored = await world.database.schemeEdit.findUniqueOrThrow({ where: { slug: 'iqiyi' } });
    expect((stored.edits as { additionalInfo: string }).additionalInfo).toBe(entry.additionalInfo);
  });

  it('that is invalid is refused at its field and changes nothing', async () => {
    const { id } = await inConsole('rekafin');
    const read = await bodyOf('rekafin');
    const refused = async (change: object) =>
      Object.fromEntries(
        ((await act(id, 'update', { ...read, ...change })).errors ?? []).map(({ field, message }) => [field, message]),
      );
    expect(await refused({ title: '' })).toEqual({ title: 'Field ini wajib diisi' });
    expect(await refused({ schemes: [] })).toHaveProperty('schemes');
    expect(await refused({ schemes: ['x'.repeat(401)] })).toEqual({ 'schemes.0': 'Maksimal 400 karakter' });
    expect(await refused({ normalPrice: undefined })).toEqual({ normalPrice: 'Field ini wajib diisi' });
    expect(await refused({ normalPrice: { 'rekafin-gratis': 1 } })).toHaveProperty(['normalPrice.rekafin-gratis']);
    expect(await refused({ series: schemeEntryOf('zap')!.series })).toHaveProperty('series');
    expect(await refused({ slug: 'netflix' })).toEqual({ slug: 'Field ini tidak dikenal' });
    expect(await inConsole('rekafin')).toMatchObject({ edited: [], version: 1 });
    expect((await act(randomUUID(), 'update', read)).status).toBe(404);
    const customer = await world.customer();
    expect((await act(id, 'update', read, customer)).status).toBe(401);
  });

  it('of a normal price is shown to customers', async () => {
    const { id } = await inConsole('rekafin');
    const normalPrice = { 'rekafin-personal': 50_000, 'rekafin-umkm': 169_000 };
    expect((await act(id, 'update', { ...(await bodyOf('rekafin')), normalPrice })).status).toBe(200);
    await until('the normal price', async () => (await detail('rekafin')).normalPrice?.['rekafin-personal'] === 50_000);
  });
});

describe('entries in the console', () => {
  const found = async (filter: object) =>
    (
      await world.http.ask<{ slug: string }[]>(
        'GET',
        `/admin/scheme-entries?${new URLSearchParams({ filter: JSON.stringify(filter), sort: '["name","ASC"]' })}`,
        { token: admin.token },
      )
    ).map(({ slug }) => slug);

  it('are filtered by name and by whether they were edited', async () => {
    expect(await found({ q: 'apple' })).toEqual(['apple-music', 'apple-one', 'apple-one-premier', 'apple-tv']);
    expect(await found({ isEdited: true })).toEqual(expect.arrayContaining(['max', 'rekafin']));
    expect(await found({ isEdited: true })).not.toContain('zoom');
  });

  it('of a brand created by an admin begin with its provider record', async () => {
    const { uid: categoryUid } = await world.database.category.findFirstOrThrow();
    const provider = await world.database.provider.create({
      data: {
        slug: 'baru',
        name: 'Baru',
        categoryUid,
        color: '#123456',
        tagline: 'serba baru',
        description: 'Layanan yang baru.',
        position: 99,
        packages: {
          create: { slug: 'baru-regular', name: 'Reguler', description: '', isHost: false, isPo: false, position: 1 },
        },
      },
    });
    expect(await inConsole('baru')).toMatchObject({ title: 'Baru: serba baru', edited: [] });
    await world.database.provider.update({ where: { uid: provider.uid }, data: { hidden: true } });
  });
});
