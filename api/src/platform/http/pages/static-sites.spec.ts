import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { MOVED_PAGES } from '#contracts/shop-paths';
import { serveSites } from './static-sites.js';

let dir: string;
let server: FastifyInstance;
let paged: FastifyInstance;
let sites: Record<string, string | undefined> = { '/blog': 'https://blog.example/', '/contact': undefined };
const HTML = Buffer.from('halaman');
const pageAt = (wanted: string) => {
  const isThere = ['/', '/login', '/provider/netflix'].includes(wanted) || wanted === '/LOGIN';
  return { status: isThere ? 200 : 404, type: 'text/html', body: HTML, br: HTML, gzip: HTML, tag: 'tag' };
};

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'patungan-sites-'));
  write('secret.txt', 'rahasia');
  write('dist/secret.txt', 'rahasia');
  write('dist/api/src/main.js', 'rahasia');
  write('dist/shop-web/index.html', 'toko');
  write('dist/shop-web/assets/app-1a2b3c.js', 'kode toko');
  write('dist/shop-web/assets/app-1a2b3c.js.map', 'rahasia');
  write('dist/shop-web/theme.js', 'tema');
  write('dist/shop-web/drawings/hero.svg', '<svg/>');
  write('dist/admin-web/index.html', 'konsol');
  write('dist/admin-web/assets/main.js', 'kode konsol');
  server = fastify({ logger: false });
  await serveSites(server, path.join(dir, 'dist'), {
    otherSites: () => sites,
  });
  paged = fastify({ logger: false });
  await serveSites(paged, path.join(dir, 'dist'), { pages: { answer: async (wanted) => pageAt(wanted) } });
});
afterAll(async () => {
  await server.close();
  await paged.close();
  rmSync(dir, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}
const get = (url: string) => server.inject({ method: 'GET', url });

describe('the built sites', () => {
  it.each([
    ['/', 'toko'],
    ['/provider/netflix', 'toko'],
    ['/user/order/details?orderUid=1', 'toko'],
    ['/theme.js', 'tema'],
    ['/assets/app-1a2b3c.js', 'kode toko'],
    ['/admin/', 'konsol'],
    ['/admin/payments/1/show', 'konsol'],
    ['/admin/assets/main.js', 'kode konsol'],
  ])('answer %s with its page or file', async (url, text) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([200, text]);
  });

  it.each([
    ['/provider/netflix/', '/provider/netflix'],
    ['/provider/netflix//?a=1&b=//evil.test/', '/provider/netflix?a=1&b=//evil.test/'],
    ['/provider/NETFLIX', '/provider/netflix'],
    ['/provider/NETFLIX?Kode=AbC', '/provider/netflix?Kode=AbC'],
  ])('send %s to its one address', async (url, to) => {
    const answered = await paged.inject({ method: 'GET', url });
    expect([answered.statusCode, answered.headers.location]).toEqual([301, to]);
  });

  it.each(['//evil.test/', '//evil.test//', '/\\\\evil.test/', '///', '/', '/provider/OTHER', '/LOGIN'])(
    'send %s to no other address',
    async (url) => {
      expect((await paged.inject({ method: 'GET', url })).headers.location).toBeUndefined();
    },
  );

  it('have a file with a hash in its name cached for a year, a drawing for a day, and pages revalidated', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/drawings/hero.svg')).headers['cache-control']).toBe('public, max-age=86400');
    for (const url of ['/', '/admin/', '/provider/x', '/theme.js'])
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });

  it('send no referrer from a webview, whose URL contains a code, and forbid caching it', async () => {
    const page = await get('/webview/kode-satu/kode-dua');
    expect([page.statusCode, page.body]).toEqual([200, 'toko']);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect((await get('/provider/x')).headers['referrer-policy']).toBeUndefined();
  });

  it.each(Object.entries(MOVED_PAGES))(
    'send %s of earlier years to the present page for good, with its query',
    async (old, page) => {
      const moved = await get(`${old}?animalUid=1&utm=a`);
      expect([moved.statusCode, moved.headers.location]).toEqual([301, `${page}?animalUid=1&utm=a`]);
      expect((await get(old)).headers.location).toBe(page);
    },
  );

  it('send a page to the site that a setting names in its place, and answer the others', async () => {
    const blog = await get('/blog');
    expect([blog.statusCode, blog.headers.location]).toEqual([302, 'https://blog.example/']);
    expect((await get('/contact')).body).toBe('toko');
    sites = { '/blog': undefined, '/contact': 'https://help.example/' };
    expect((await get('/blog')).body).toBe('toko');
    expect((await get('/contact')).headers.location).toBe('https://help.example/');
  });

  it('send /admin to /admin/', async () => {
    const response = await get('/admin');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/admin/']);
  });

  it.each(['/assets/none.js', '/logo.png', '/admin/none.css', '/assets/app-1a2b3c.js.map', '/api/none', '/api'])(
    'answer 404 for %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/admin/../secret.txt',
    '/admin/..%2f..%2fsecret.txt',
    '/admin/%2e%2e%2f%2e%2e%2fdist%2fsecret.txt',
    '//secret.txt',
    '/%2fetc/passwd',
    '/shop-web/../api/src/main.js',
    '/%00',
    '/assets/app-1a2b3c.js%00.html',
    '/__proto__',
    '/constructor',
  ])('never serve a file outside their folder: %s', async (url) => {
    const response = await get(url);
    expect(response.body).not.toContain('rahasia');
    expect(response.body).not.toContain('root:');
    expect([200, 400, 404]).toContain(response.statusCode);
  });
});
