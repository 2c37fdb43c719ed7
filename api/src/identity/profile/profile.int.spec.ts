import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { profileView } from '#contracts/identity/profile.http';
import { avatarKeyOf } from '#runtime/platform/storage/avatars';
import { aCustomer } from '#testing/factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';
import { AN_SVG, aPhoto, aPng, aPolyglot } from '../../../test/pictures.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const mine = async (uid: string) => profileView.parse((await api.customer(uid).get('customer/profile')).data);
const upload = async (uid: string, picture: Buffer | null, name = 'avatar') => {
  const form = new FormData();
  if (picture) form.set(name, new Blob([Uint8Array.from(picture)]), 'foto.jpg');
  else form.set('kosong', 'ya');
  const body = new Response(form);
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/customer/profile/avatar',
    headers: { authorization: `Bearer ${api.tokenOf(uid)}`, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    ...response.json<{ data: { avatar: string }; errors?: { field: string }[] }>(),
  };
};

describe('profile', () => {
  it('is changed for its owner only, with a normalised number', async () => {
    const { uid } = await aCustomer(api.database);
    const other = await aCustomer(api.database);
    const body = { name: '  Sari Dewi ', phoneNumber: '+62 812-3456-7890' };
    expect(await api.customer(uid).post('customer/profile', body)).toMatchObject({
      status: 200,
      data: { customerUid: uid, name: 'Sari Dewi', phoneNumber: '6281234567890', avatar: null },
    });
    expect(await mine(uid)).toMatchObject({ name: 'Sari Dewi', phoneNumber: '6281234567890' });
    expect(await mine(other.uid)).toMatchObject({ name: other.name, phoneNumber: other.phoneNumber });
  });

  it.each([
    [{ name: '', phoneNumber: '081234567890' }, 'name', 'Field ini wajib diisi'],
    [{ name: 'x'.repeat(101), phoneNumber: '081234567890' }, 'name', 'Maksimal 100 karakter'],
    [{ name: 'Sari', phoneNumber: '000' }, 'phoneNumber', 'Nomor HP tidak valid'],
    [{ name: 'Sari', phoneNumber: '0812', email: 'x@y.test' }, 'email', 'Field ini tidak dikenal'],
  ])('refuses %j at the field', async (body, field, message) => {
    const { uid, name } = await aCustomer(api.database);
    const answer = await api.customer(uid).post('customer/profile', body);
    expect(answer).toMatchObject({ status: 422, errors: expect.arrayContaining([{ field, message }]) });
    expect(await mine(uid)).toMatchObject({ name });
  });
});

describe('reminder contact', () => {
  it('is the e-mail until a number is chosen, and can be the e-mail again', async () => {
    const { uid, email } = await aCustomer(api.database);
    const byMail = { platform: 'email', value: email, redirectUrl: `mailto:${email}` };
    expect(await mine(uid)).toMatchObject({ reminderContact: byMail });
    const choose = (body: object) => api.customer(uid).post('customer/profile/reminder-contact', body);
    await choose({ platform: 'wa', phoneNumber: '0813-1111-2222' });
    expect(await mine(uid)).toMatchObject({
      reminderContact: { platform: 'wa', value: '6281311112222', redirectUrl: 'https://wa.me/6281311112222' },
    });
    await choose({ platform: 'email' });
    expect(await mine(uid)).toMatchObject({ reminderContact: byMail });
  });

  it.each([
    [{ platform: 'wa' }, 'phoneNumber'],
    [{ platform: 'wa', phoneNumber: 'abc' }, 'phoneNumber'],
    [{ platform: 'twitter' }, 'platform'],
    [{}, 'platform'],
  ])('refuses %j', async (body, field) => {
    const { uid } = await aCustomer(api.database);
    const answer = await api.customer(uid).post('customer/profile/reminder-contact', body);
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it("is the number of the console's chat link for reminders only", async () => {
    const customer = await aCustomer(api.database, { reminderPhone: '6281399998888' });
    for (const kind of ['remind-payment', 'tell-order-created'])
      await api.database.notification.create({
        data: { customerUid: customer.uid, kind, eventUid: crypto.randomUUID(), title: 'Halo', body: 'Halo' },
      });
    const { data } = await api.admin.list('notifications', { filter: { customerUid: customer.uid } });
    const links = new Map((data as { kind: string; waLink: string }[]).map(({ kind, waLink }) => [kind, waLink]));
    expect(links.get('remind-payment')).toContain('wa.me/6281399998888');
    expect(links.get('tell-order-created')).toContain(`wa.me/${customer.phoneNumber}`);
  });
});

describe('avatar', () => {
  it('is re-encoded to a square without metadata, and readable by anyone with its URL', async () => {
    const { uid } = await aCustomer(api.database);
    const { status, data } = await upload(uid, await aPhoto());
    expect(status).toBe(200);
    expect(await mine(uid)).toMatchObject({ avatar: data.avatar });
    const shown = await api.app.inject({ method: 'GET', url: data.avatar });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    const meta = await sharp(shown.rawPayload).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(meta.exif).toBeUndefined();
  });

  it('replaces the previous one and its file, and can be removed', async () => {
    const { uid } = await aCustomer(api.database);
    const first = (await upload(uid, await aPng())).data.avatar;
    const second = (await upload(uid, await aPng())).data.avatar;
    expect(second).not.toBe(first);
    expect((await api.app.inject({ method: 'GET', url: first })).statusCode).toBe(404);
    expect(await api.files.get(avatarKeyOf(first))).toBeNull();
    expect(await api.customer(uid).post('customer/profile/avatar/remove')).toMatchObject({ data: { avatar: null } });
    expect(await api.files.get(avatarKeyOf(second))).toBeNull();
    expect(await api.customer(uid).post('customer/profile/avatar/remove')).toMatchObject({ status: 409 });
  });

  it('remains a single one with a single file after five concurrent uploads', async () => {
    const { uid } = await aCustomer(api.database);
    const picture = await aPng();
    const paths = await Promise.all(Array.from({ length: 5 }, async () => (await upload(uid, picture)).data.avatar));
    const { avatar } = await mine(uid);
    const left = await Promise.all(paths.map(async (path) => ((await api.files.get(avatarKeyOf(path))) ? path : null)));
    expect(left.filter(Boolean)).toEqual([avatar]);
  });

  it('must be a picture', async () => {
    const { uid } = await aCustomer(api.database);
    expect(await upload(uid, AN_SVG)).toMatchObject({ status: 422, errors: [{ field: 'avatar' }] });
    expect(await upload(uid, null)).toMatchObject({ status: 422 });
    expect(await upload(uid, await aPng(), 'proof')).toMatchObject({ status: 422, errors: [{ field: 'proof' }] });
    expect(await upload(uid, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      errors: [{ field: 'avatar' }],
    });
    expect((await mine(uid)).avatar).toBeNull();
    const { data } = await upload(uid, await aPolyglot());
    const { rawPayload } = await api.app.inject({ method: 'GET', url: data.avatar });
    expect(rawPayload.includes('<script>')).toBe(false);
  });
});

it('a token of an erased customer changes nothing', async () => {
  const { uid } = await aCustomer(api.database);
  await api.database.$executeRaw`UPDATE customer SET name = 'Pelanggan Terhapus', password_hash = '', phone_number = '',
    email = 'terhapus-' || uid || '@patungan.invalid', blocked_at = now(), erased_at = now() WHERE uid = ${uid}::uuid`;
  const caller = api.customer(uid);
  expect(await caller.get('customer/profile')).toMatchObject({ status: 401 });
  const body = { name: 'Kembali', phoneNumber: '081234567890' };
  expect(await caller.post('customer/profile', body)).toMatchObject({ status: 401 });
  expect((await upload(uid, await aPng())).status).toBe(401);
  expect((await api.database.customer.findUniqueOrThrow({ where: { uid } })).name).toBe('Pelanggan Terhapus');
});
