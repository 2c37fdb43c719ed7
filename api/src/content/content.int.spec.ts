import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { adminArticle, adminTestimony } from '#contracts/content/content.admin.http';
import { articleDetail, articleSummary, bannerView, myTestimony, testimonyView } from '#contracts/content/content.http';
import { wishlist } from '#contracts/catalogue/wishlist.http';
import { Clock } from '#runtime/platform/clock/clock';
import type { Answer } from '#testing/http';
import { ListeningApi, type Person } from '../../test/listening-api.js';

let world: ListeningApi;
let editor: Person;
let categoryUid: string;
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  world = await ListeningApi.open();
  editor = await world.admin('Redaksi', 'catalogue');
  categoryUid = (await act('article-categories', { slug: 'panduan', name: 'Panduan', position: 1 })).data.uid;
});
afterAll(() => world?.close());

const act = (path: string, body: object = {}, token = editor.token): Promise<Answer<{ uid: string }>> =>
  world.http.call('POST', `/admin/${path}`, { token, body });
const get = (path: string, token?: string) => world.http.call<unknown>('GET', `/customer/${path}`, { token });

const article = (given: object = {}) => ({
  slug: `artikel-${randomUUID()}`,
  categoryUid,
  title: 'Patungan yang rapi',
  summary: 'Tiga kebiasaan kecil supaya patungan awet.',
  body: '<p>Bayar tepat waktu, ya.</p>',
  author: 'Tim Patungan',
  ...given,
});
async function setPicture(resource: string, uid: string, alt = 'Empat orang di satu meja', width = 1_200) {
  const bytes = await sharp({ create: { width, height: width / 2, channels: 3, background: '#08A081' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('alt', alt);
  form.set('proof', new File([new Uint8Array(bytes)], 'gambar.png'));
  return world.http.call('POST', `/admin/${resource}/${uid}/set-picture`, { token: editor.token, form });
}
async function published(given: object = {}, publishedAt: string | null = null): Promise<string> {
  const wanted = article(given);
  const { uid } = (await act('articles', wanted)).data;
  expect((await setPicture('articles', uid)).status).toBe(200);
  expect((await act(`articles/${uid}/publish`, { publishedAt })).status).toBe(200);
  return wanted.slug;
}
const detail = async (slug: string) => articleDetail.parse((await get(`blog/detail?slug=${slug}`)).data);

describe('an article', () => {
  it('is shown once it is published, with its picture in two formats and every size up to its own', async () => {
    const { uid } = (await act('articles', article({ slug: 'rapi' }))).data;
    expect((await get('blog/detail?slug=rapi')).status).toBe(404);
    expect((await act(`articles/${uid}/publish`, { publishedAt: null })).status).toBe(409); // no picture yet
    await setPicture('articles', uid);
    expect(await act(`articles/${uid}/publish`, { publishedAt: '0000-01-01T00:00:00Z' })).toMatchObject({
      status: 422,
      errors: [{ field: 'publishedAt', message: 'Waktu tidak valid' }],
    });
    await act(`articles/${uid}/publish`, { publishedAt: null });
    const { picture, category } = await detail('rapi');
    expect(category).toEqual({ slug: 'panduan', name: 'Panduan' });
    expect(picture).toMatchObject({ alt: 'Empat orang di satu meja', width: 1_200, height: 600 });
    const widths = picture!.sources.map(({ type, srcset }) => [type, srcset.match(/\d+(?=w)/g)]);
    expect(widths).toEqual([
      ['image/avif', ['480', '960', '1200']],
      ['image/webp', ['480', '960', '1200']],
    ]);
    const [address] = picture!.sources[0]!.srcset.split(' ');
    const file = await fetch(`${world.http.origin}${address}`);
    expect(file.headers.get('content-type')).toBe('image/avif');
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(480);
  });

  it('keeps only the allowed HTML, and is refused when nothing of it is left', async () => {
    const slug = await published({
      body: '<h2 onclick="x()">Judul</h2><script>alert(1)</script><p>Isi <a href="javascript:x()">tautan</a></p>',
    });
    const { body } = await detail(slug);
    expect(body).not.toMatch(/script|onclick|javascript/);
    expect(body).toContain('<p>Isi <a>tautan</a></p>');
    const empty = await act('articles', article({ body: '<script>alert(1234567)</script>' }));
    expect(empty).toMatchObject({ status: 422, errors: [{ field: 'body' }] });
  });

  it('that is scheduled appears by itself at its time, and in the feed', async () => {
    const at = new Date(Date.now() + HOUR_MS);
    const slug = await published({ title: 'Besok <terbit> & dibaca' }, at.toISOString());
    const inList = async () =>
      z
        .array(articleSummary)
        .parse((await get('blog?limit=50')).data)
        .some((one) => one.slug === slug);
    const { uid } = await world.database.article.findUniqueOrThrow({ where: { slug } });
    const inConsole = async () =>
      adminArticle.parse((await world.http.call('GET', `/admin/articles/${uid}`, { token: editor.token })).data).state;
    expect([await inList(), (await get(`blog/detail?slug=${slug}`)).status]).toEqual([false, 404]);
    expect(await inConsole()).toBe('scheduled');
    const clock = world.app.get(Clock, { strict: false });
    const { now } = clock;
    clock.now = () => new Date(Date.now() + 2 * HOUR_MS);
    try {
      expect([await inList(), (await detail(slug)).publishedAt]).toEqual([true, at.toISOString()]);
      expect(await inConsole()).toBe('published');
    } finally {
      clock.now = now;
    }
  });

  it('that is shown keeps its time when it is published at once again', async () => {
    const slug = await published({}, new Date(Date.now() - HOUR_MS).toISOString());
    const { uid } = await world.database.article.findUniqueOrThrow({ where: { slug } });
    const before = await detail(slug);
    expect((await act(`articles/${uid}/publish`, { publishedAt: null })).status).toBe(200);
    expect(await detail(slug)).toEqual(before);
    // One that is scheduled is published at once.
    const later = await published({}, new Date(Date.now() + HOUR_MS).toISOString());
    const scheduled = await world.database.article.findUniqueOrThrow({ where: { slug: later } });
    expect((await act(`articles/${scheduled.uid}/publish`, { publishedAt: null })).status).toBe(200);
    expect(new Date((await detail(later)).publishedAt).getTime()).toBeLessThan(scheduled.publishedAt!.getTime());
  });

  it('is edited by one admin at a time, and hidden again', async () => {
    const slug = await published();
    const { uid } = await world.database.article.findUniqueOrThrow({ where: { slug } });
    const { slug: _, ...form } = article();
    const { version } = adminArticle.parse(
      (await world.http.call('GET', `/admin/articles/${uid}`, { token: editor.token })).data,
    );
    const edits = await Promise.all(
      ['Satu', 'Dua'].map((title) => act(`articles/${uid}/update`, { ...form, title: `${title} judul`, version })),
    );
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await act(`articles/${uid}/hide`);
    expect((await get(`blog/detail?slug=${slug}`)).status).toBe(404);
  });

  it('has a category whose name no other one has in other letters', async () => {
    const twin = { slug: 'panduan-lagi', name: 'PANDUAN ', position: 2 };
    const refusal = { status: 422, errors: [{ field: 'name', message: 'Nama atau slug ini sudah dipakai' }] };
    expect(await act('article-categories', twin)).toMatchObject(refusal);
    const { uid } = (await act('article-categories', { ...twin, name: 'Kabar' })).data;
    const renamed = { name: 'panduan', position: 2, version: 1 };
    expect(await act(`article-categories/${uid}/update`, renamed)).toMatchObject(refusal);
  });

  it('of another category, an unknown one and a taken slug', async () => {
    const slug = await published();
    expect((await get('blog?category=tidak-ada')).data).toEqual([]);
    expect((await act('articles', article({ categoryUid: randomUUID() }))).errors?.[0]?.field).toBe('categoryUid');
    expect((await act('articles', article({ slug, title: 'Judul lain' }))).errors?.[0]?.field).toBe('slug');
  });

  it('gets another picture in place of the one before, whose rows go with it', async () => {
    const slug = await published();
    const { uid } = await world.database.article.findUniqueOrThrow({ where: { slug } });
    const before = await world.database.contentPicture.count();
    expect((await setPicture('articles', uid, 'Satu gambar kecil', 300)).status).toBe(200);
    expect(await world.database.contentPicture.count()).toBe(before);
    const { picture } = await detail(slug);
    expect(picture!.sources[0]!.srcset.match(/\d+(?=w)/g)).toEqual(['300']);
    expect((await setPicture('articles', uid, 'x')).errors?.[0]?.field).toBe('alt');
  });
});

describe('banners', () => {
  it('of one place have different titles, also when they are made at once', async () => {
    const form = { type: 'blog', title: 'Baca ini', text: '', link: '', position: 1 };
    const made = await Promise.all(Array.from({ length: 5 }, () => act('banners', form)));
    expect(new Set(made.map(({ data }) => data.uid)).size).toBe(1);
    expect(await act('banners', { ...form, position: 2 })).toMatchObject({ status: 422, errors: [{ field: 'title' }] });
    expect(await act('banners', { ...form, title: form.title.toUpperCase() })).toMatchObject({
      status: 422,
      errors: [{ field: 'title' }],
    });
    const { uid } = (await act('banners', { ...form, title: 'Baca itu' })).data;
    const { type: _, ...edit } = form;
    expect(await act(`banners/${uid}/update`, { ...edit, version: 1 })).toMatchObject({
      status: 422,
      errors: [{ field: 'title', message: 'Banner dengan judul ini sudah ada di tempat itu' }],
    });
  });

  it('are shown at their place once they have a picture and are published; a link stays in the shop', async () => {
    const form = { type: 'portfolio', title: 'Seribu grup', text: 'Sejak 2020.', link: '/journey', position: 1 };
    const { uid } = (await act('banners', form)).data;
    expect((await act(`banners/${uid}/publish`)).status).toBe(409);
    await setPicture('banners', uid);
    await act(`banners/${uid}/publish`);
    const shown = z.array(bannerView).parse((await get('portfolio')).data);
    expect(shown.map(({ title, link }) => [title, link])).toEqual([['Seribu grup', '/journey']]);
    expect((await get('banner?type=home')).data).toEqual([]);
    for (const link of ['https://jahat.test', '//jahat.test', '/\\jahat.test', 'javascript:x', '/a\u0000'])
      expect((await act('banners', { ...form, link })).errors?.[0]?.field).toBe('link');
    expect((await get('banner?type=lain')).status).toBe(422);
  });
});

describe('a testimony', () => {
  const write = ({ token }: Person, text: string) =>
    world.http.call('POST', '/customer/testimony', { token, body: { about: 'Netflix', text } });
  const shown = async () => z.array(testimonyView).parse((await get('testimony?limit=50')).data);
  const only = async ({ uid: customerUid }: Person) =>
    world.database.testimony.findUniqueOrThrow({ where: { customerUid } });

  it('is shown by a masked name once an admin has read it, and read again when it is rewritten', async () => {
    const [who, support] = [await world.customer('Sari Dewi'), await world.admin('Cs', 'support')];
    await write(who, 'Grupnya cepat penuh, terima kasih.');
    expect(await shown()).toEqual([]);
    const { uid } = await only(who);
    expect((await act(`testimonies/${uid}/show`, { version: 1 }, support.token)).status).toBe(200);
    expect(await shown()).toMatchObject([{ name: 'S*********1', about: 'Netflix' }]);
    expect(JSON.stringify(await shown())).not.toContain('Sari Dewi');
    await write(who, 'Grupnya cepat penuh, terima kasih.'); // the same again
    expect(await shown()).toHaveLength(1);
    await write(who, 'Sekarang saya pakai dua layanan.');
    expect(await shown()).toEqual([]);
    expect(myTestimony.parse((await get('testimony/mine', who.token)).data)).toMatchObject({ state: 'waiting' });
    const list = await world.http.call<unknown>('GET', '/admin/testimonies', { token: support.token });
    expect(z.array(adminTestimony).parse(list.data)[0]).toMatchObject({ allowedActions: ['show', 'hide'] });
  });

  it('that was rewritten meanwhile is not shown by who has read the text before', async () => {
    const [who, support] = [await world.customer(), await world.admin('Cs', 'support')];
    await write(who, 'Grupnya cepat penuh.');
    const { uid } = await only(who);
    const read = await world.http.call('GET', `/admin/testimonies/${uid}`, { token: support.token });
    const { version } = adminTestimony.parse(read.data);
    await write(who, 'Grupnya cepat penuh.');
    expect((await only(who)).version).toBe(version); // the same again
    await write(who, 'Kunjungi toko sebelah.');
    for (const action of ['show', 'hide'])
      expect(await act(`testimonies/${uid}/${action}`, { version }, support.token)).toMatchObject({
        status: 409,
        meta: { code: 'EDIT_CONFLICT' },
      });
    expect((await only(who)).state).toBe('waiting');
  });

  it('sent many times at once is one', async () => {
    const who = await world.customer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(who, 'Sudah setahun, lancar.')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await only(who)).version).toBeGreaterThan(0);
  });
});

describe('the wishlist', () => {
  const mine = async ({ token }: Person) => wishlist.parse((await get('wishlist', token)).data).map(({ slug }) => slug);

  it('has each provider once, however often it is marked, and belongs to its customer', async () => {
    const [who, other] = await world.customers(2);
    const [netflix, spotify] = await Promise.all(
      ['netflix', 'spotify'].map((slug) => world.database.provider.findUniqueOrThrow({ where: { slug } })),
    );
    const mark = (providerUid: string, wished?: boolean) =>
      world.http.call('POST', '/customer/wishlist', { token: who!.token, body: { providerUid, wished } });
    await Promise.all(Array.from({ length: 5 }, () => mark(netflix!.uid)));
    await mark(spotify!.uid);
    expect((await mine(who!)).toSorted()).toEqual(['netflix', 'spotify']);
    await mark(netflix!.uid, false);
    await mark(netflix!.uid, false);
    expect(await mine(who!)).toEqual(['spotify']);
    expect(await mine(other!)).toEqual([]);
    expect(await mark(randomUUID())).toMatchObject({ status: 422, errors: [{ field: 'providerUid' }] });
    const exported = await fetch(`${world.http.origin}/api/customer/export`, {
      headers: { authorization: `Bearer ${who!.token}` },
    });
    expect(await exported.json()).toMatchObject({ wishlist: [{ provider: { slug: 'spotify' } }] });
  });
});
