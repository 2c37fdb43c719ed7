import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type AdminProvider, adminProvider } from '#contracts/catalogue/catalogue.admin.http';
import type { ProviderDetail, ProviderSummary } from '#contracts/catalogue/catalogue.http';
import type { SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import type { OrderDetail, OrderGlance, OrderSummary } from '#contracts/sales/orders.http';
import type { Membership, MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { shareCardPath } from '#domain/catalogue/share-card';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let editor: Person;
let buyer: Person;
let netflix: string;
let orderUid: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  editor = await world.admin('Sari Katalog', 'catalogue');
  buyer = await world.customer('Pembeli');
  netflix = (await world.database.provider.findUniqueOrThrow({ where: { slug: 'netflix' } })).uid;
  const { packageUid, uid: variantUid } = await findPlan(world.http, 'netflix');
  const body = { packageUid, variantUid, name: buyer.name, email: buyer.email, phoneNumber: '081234567890' };
  const placed = await world.http.ask<{ orderUid: string }>('POST', '/customer', { token: buyer.token, body });
  orderUid = placed.orderUid;
});
afterAll(() => world?.close());

const block = (colour: string, side = 200) =>
  sharp({ create: { width: side, height: side, channels: 4, background: colour } });
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9" fill="#c01060"/></svg>',
);
function send(bytes: Buffer, token = editor.token) {
  const form = new FormData();
  form.set('logo', new File([new Uint8Array(bytes)], 'logo'));
  return world.http.call<{ uid: string }>('POST', `/admin/providers/${netflix}/set-logo`, { token, form });
}
const remove = () => world.http.call('POST', `/admin/providers/${netflix}/remove-logo`, { token: editor.token });
const record = async () =>
  adminProvider.parse(
    await world.http.ask<AdminProvider>('GET', `/admin/providers/${netflix}`, { token: editor.token }),
  );
const ask = <T>(path: string, token?: string) => world.http.ask<T>('GET', `/customer${path && '/'}${path}`, { token });
const detail = () => ask<ProviderDetail>('provider/detail?slug=netflix');
const logoIs = (wanted: string | undefined) => until('the logo', async () => (await detail()).logo === wanted);
const fetched = (path: string) => fetch(`${world.http.origin}${path}`, { redirect: 'manual' });
const files = () => world.database.file.findMany({ where: { kind: 'provider-logo' } });

/** Wherever the shop draws the mark. */
async function shown(): Promise<Record<string, string | undefined>> {
  const [list, one, scheme, orders, order, glance, seats] = await Promise.all([
    ask<ProviderSummary[]>('provider?keyword=netflix'),
    detail(),
    ask<SchemeOfPrice>('scheme-of-price'),
    ask<OrderSummary[]>('', buyer.token),
    ask<OrderDetail>(`${orderUid}/detail`, buyer.token),
    ask<OrderGlance>(`detail?orderUid=${orderUid}`),
    ask<Membership[]>('membership', buyer.token),
  ]);
  const seat = await ask<MembershipDetail>(`membership/${seats[0]!.accountUid}`, buyer.token);
  return {
    list: list[0]!.logo,
    detail: one.logo,
    scheme: scheme.brands.find(({ slug }) => slug === 'netflix')!.logo,
    orders: orders[0]!.providerLogo,
    order: order.providerLogo,
    glance: glance.providerLogo,
    seats: seats[0]!.providerLogo,
    seat: seat.providerLogo,
  };
}

describe('the logo of a provider', () => {
  it('is in no answer while there is none', async () => {
    expect(Object.values(await shown())).toEqual(Array.from({ length: 8 }));
    expect(JSON.stringify(await detail())).not.toContain('logo');
    expect((await record()).allowedActions).toEqual(['set-logo', 'hide']);
  });

  it('is drawn anew, stands wherever the mark stands, and is kept for ever under its address', async () => {
    expect((await send(await block('#1060c0').png().toBuffer())).status).toBe(200);
    const { logo, allowedActions, version } = await record();
    expect([allowedActions, version]).toEqual([['set-logo', 'remove-logo', 'hide'], 2]);
    await logoIs(logo);
    expect(new Set(Object.values(await shown()))).toEqual(new Set([logo]));
    const answer = await fetched(logo!);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([256, 256, 'webp']);
  });

  it('as an SVG becomes pixels: what was sent is served nowhere', async () => {
    expect((await send(SVG)).status).toBe(200);
    const { logo } = await record();
    await logoIs(logo);
    const bytes = Buffer.from(await (await fetched(logo!)).arrayBuffer());
    expect([(await sharp(bytes).metadata()).format, bytes.includes('script')]).toEqual(['webp', false]);
    const rows = await files();
    expect(rows.map(({ contentType }) => contentType)).toEqual(['image/webp']);
  });

  it('sent twice is set once', async () => {
    const before = await record();
    expect((await send(SVG)).status).toBe(200);
    expect(await record()).toEqual(before);
  });

  it('is refused at its field in plain words, and nothing changes', async () => {
    const before = await record();
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>Netflix</text></svg>');
    const huge = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const refused = [
      [await block('#c00', 32).png().toBuffer(), 422, /minimal 64 piksel/],
      [await block('#fff').png().toBuffer(), 422, /tidak terlihat di atas putih/],
      [text, 422, /Ubah tulisannya jadi bentuk/],
      [Buffer.from('%PDF-1.4\n'), 422, /PNG, WebP, JPEG, atau SVG/],
      [Buffer.from('GIF89a'), 422, /PNG, WebP, JPEG, atau SVG/],
      [Buffer.from('apa saja'), 422, /PNG, WebP, JPEG, atau SVG/],
      [huge, 422, /25 megapiksel/],
      [Buffer.alloc(5 * 1024 * 1024 + 1), 413, /5 MB/],
    ] as const;
    for (const [bytes, status, words] of refused) {
      const answer = await send(bytes);
      const [error] = answer.errors ?? [];
      expect([answer.status, error?.field, error?.message]).toEqual([status, 'logo', expect.stringMatching(words)]);
      // Failures are counted: the next one must not wait.
      await world.database.$executeRaw`TRUNCATE attempt`;
    }
    expect(await record()).toEqual(before);
    expect(await files()).toHaveLength(1);
  });

  it('is removed again: the letters are back, and the file is gone', async () => {
    const { logo } = await record();
    for (const _ of [1, 2]) expect((await remove()).status).toBe(200);
    await logoIs(undefined);
    expect(Object.values(await shown())).toEqual(Array.from({ length: 8 }));
    expect([(await fetched(logo!)).status, await files()]).toEqual([404, []]);
  });

  it('is in the audit log, each change once', async () => {
    const rows = await world.database.auditLog.findMany({ where: { subjectUid: netflix }, orderBy: { at: 'asc' } });
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['set-logo', 'Sari Katalog'],
      ['set-logo', 'Sari Katalog'],
      ['remove-logo', 'Sari Katalog'],
    ]);
  });

  it('is for those who keep the catalogue', async () => {
    const support = await world.admin('Bantuan', 'support');
    expect((await send(SVG, support.token)).status).toBe(403);
  });
});

describe('the picture beside a link to a provider', () => {
  it('is drawn as it is now, kept for ever under its address, and an older address leads to it', async () => {
    const path = shareCardPath(await detail())!;
    const answer = await fetched(path);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(Buffer.from(await (await fetched(path)).arrayBuffer()).equals(bytes)).toBe(true);
    const older = await fetched(path.replace(/-[a-z\d]+\.png$/, '-0000000.png'));
    expect([older.status, older.headers.get('location'), older.headers.get('cache-control')]).toEqual([
      302,
      path,
      'no-cache',
    ]);
  });

  it('shows the logo once there is one, under another address', async () => {
    const before = shareCardPath(await detail())!;
    expect((await send(await block('#1060c0').png().toBuffer())).status).toBe(200);
    await logoIs((await record()).logo);
    const path = shareCardPath(await detail())!;
    expect(path).not.toBe(before);
    const bytes = Buffer.from(await (await fetched(path)).arrayBuffer());
    const pixel = await sharp(bytes).extract({ left: 926, top: 315, width: 1, height: 1 }).raw().toBuffer();
    expect(Math.abs(pixel[0]! - 0x10) + Math.abs(pixel[1]! - 0x60) + Math.abs(pixel[2]! - 0xc0)).toBeLessThan(12);
  });

  it('is not there for a provider that is not sold, nor for any other name', async () => {
    for (const name of ['vidio-0000000.png', 'netflix.png', 'x-1.png', '-1.png', '%2e%2e-1.png', 'netflix-1.svg'])
      expect([name, [404, 422].includes((await fetched(`/api/customer/provider/card/${name}`)).status)]).toEqual([
        name,
        true,
      ]);
  });
});
