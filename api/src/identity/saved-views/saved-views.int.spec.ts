import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { savedView } from '#contracts/identity/saved-views.admin.http';
import { MOST_VIEWS } from '#domain/identity/saved-views/saved-view';
import { type ApiWorld, type Caller, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
let sari: Caller;
let tono: Caller;
beforeAll(async () => {
  api = await openApi();
  [sari, tono] = [await api.adminAs('finance'), await api.adminAs('finance')];
});
afterAll(() => api.close());
afterEach(() => api.database.savedView.deleteMany());

const VIEW = {
  resource: 'payments',
  name: 'Milik Bu Ani',
  filter: { state: 'submitted', q: 'Ani' },
  sort: { field: 'submittedAt', order: 'ASC' },
};
const viewsOf = async (by: Caller) => z.array(savedView).parse((await by.get('admin/saved-views')).data);
const create = (by: Caller, view: object = {}) => by.post('admin/saved-views', { ...VIEW, ...view });
const saved = async (by: Caller, view: object = {}) => {
  const { status, data } = await create(by, view);
  expect(status).toBe(200);
  return (data as { uid: string }).uid;
};
const act = (by: Caller, uid: string, action: string, body?: object) =>
  by.post(`admin/saved-views/${uid}/${action}`, body);

describe('a saved view of a list', () => {
  it('is read by who saved it, and by nobody else', async () => {
    const uid = await saved(sari);
    expect(await viewsOf(sari)).toEqual([{ uid, ...VIEW }]);
    for (const other of [tono, api.admin]) expect(await viewsOf(other)).toEqual([]);
  });

  it('stands where it was saved, after those before', async () => {
    for (const name of ['C', 'A', 'B']) await saved(sari, { name });
    await act(sari, (await viewsOf(sari))[0]!.uid, 'rename', { name: 'Z' });
    expect((await viewsOf(sari)).map(({ name }) => name)).toEqual(['Z', 'A', 'B']);
  });

  it('is one when it is sent ten times at once', async () => {
    const uids = await Promise.all(Array.from({ length: 10 }, () => saved(sari)));
    expect(new Set(uids).size).toBe(1);
    expect(await viewsOf(sari)).toHaveLength(1);
  });

  it('has a name of its own in its list, whatever the case of its letters, and may have that of another list or admin', async () => {
    await saved(sari);
    expect(await create(sari, { name: 'MILIK  BU ANI ', filter: { q: 'Budi' } })).toMatchObject({
      status: 409,
      meta: { code: 'VIEW_NAME_TAKEN' },
      errors: [{ field: 'name', message: 'Sudah ada tampilan bernama “MILIK BU ANI” di daftar ini. Pilih nama lain.' }],
    });
    await saved(sari, { resource: 'refunds', filter: { q: 'Budi' }, sort: null });
    await saved(tono, { filter: { q: 'Budi' } });
    expect(await viewsOf(sari)).toHaveLength(2);
  });

  it('is one of at most twenty of a list, also when they are saved at once', async () => {
    const names = Array.from({ length: MOST_VIEWS + 2 }, (_, n) => `Tampilan ${n}`);
    const answers = await Promise.all(names.map((name) => create(sari, { name })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject(Array(2).fill({ status: 409, meta: { code: 'TOO_MANY_VIEWS' } }));
    expect(refused[0]!.meta.message).toContain('Hapus satu');
    expect(await viewsOf(sari)).toHaveLength(MOST_VIEWS);
    await saved(sari, { resource: 'refunds', filter: { q: 'Budi' }, sort: null });
  });

  it.each([
    ['resource', { resource: 'rahasia' }, 'Daftar ini tidak dikenal'],
    ['name', { name: '  ' }, 'Field ini wajib diisi'],
    ['name', { name: 'x'.repeat(41) }, 'Maksimal 40 karakter'],
    ['filter', { filter: {} }, 'Persempit daftarnya dulu, lalu simpan tampilannya'],
    ['filter.tidakAda', { filter: { tidakAda: 1 } }, 'Saringan ini tidak dikenal'],
    ['filter.id', { filter: { id: randomUUID() } }, 'Saringan ini tidak dikenal'],
    ['filter.state', { filter: { state: 'hilang' } }, expect.stringMatching(/^Pilih salah satu: /)],
    ['filter.q', { filter: { q: 'nol \u0000' } }, 'Ada karakter yang tidak bisa dipakai'],
    ['sort', { sort: { field: 'password', order: 'ASC' } }, expect.stringMatching(/^Urutkan menurut: /)],
    ['sort.order', { sort: { field: 'submittedAt', order: 'DROP' } }, expect.any(String)],
    ['adminUid', { adminUid: randomUUID() }, expect.any(String)],
  ])('is refused by %s of %j and not saved', async (field, view, message) => {
    expect(await create(sari, view)).toMatchObject({ status: 422, errors: [{ field, message }] });
    expect(await viewsOf(sari)).toEqual([]);
  });

  it('narrows a list that is computed by what that list knows', async () => {
    const view = { resource: 'message-texts', sort: null };
    expect(await create(sari, { ...view, filter: { tidakAda: 1 } })).toMatchObject({ status: 422 });
    await saved(sari, { ...view, filter: { q: 'bayar' } });
  });

  it('of a list that the role may not read is refused, and not listed once the role has changed', async () => {
    const support = await api.adminAs('support');
    expect(await create(support, { resource: 'payouts', filter: { q: 'Budi' }, sort: null })).toMatchObject({
      status: 403,
    });
    const uid = await saved(support, { resource: 'reviews', filter: { q: 'Budi' }, sort: null });
    await saved(support);
    const { adminUid } = await api.database.savedView.findUniqueOrThrow({ where: { uid } });
    const become = (role: string) => api.database.admin.update({ where: { uid: adminUid }, data: { role } });
    await become('finance');
    expect((await viewsOf(support)).map(({ resource }) => resource)).toEqual(['payments']);
    expect(await act(support, uid, 'update', { filter: { q: 'Budi' }, sort: null })).toMatchObject({ status: 403 });
    await become('support');
    expect((await viewsOf(support)).map(({ resource }) => resource)).toEqual(['reviews', 'payments']);
  });

  it('is renamed, also to other letters of its own name, and not to the name of another', async () => {
    const [uid] = [await saved(sari), await saved(sari, { name: 'Lain' })];
    expect(await act(sari, uid, 'rename', { name: 'lain' })).toMatchObject({
      status: 409,
      errors: [{ field: 'name' }],
    });
    for (const name of ['milik bu ani', 'Bu Ani', 'Bu Ani'])
      expect(await act(sari, uid, 'rename', { name })).toMatchObject({ status: 200, data: { uid } });
    expect((await viewsOf(sari))[0]).toEqual({ uid, ...VIEW, name: 'Bu Ani' });
  });

  it('shows something else once it was changed, of what its list knows', async () => {
    const uid = await saved(sari);
    const shown = { filter: { q: 'Budi', cameLately: true }, sort: null };
    expect(await act(sari, uid, 'update', { ...shown, filter: { tidakAda: 1 } })).toMatchObject({
      status: 422,
      errors: [{ field: 'filter.tidakAda' }],
    });
    expect(await act(sari, uid, 'update', shown)).toMatchObject({ status: 200, data: { uid } });
    expect(await viewsOf(sari)).toEqual([{ uid, ...VIEW, ...shown }]);
  });

  it('of another admin does not exist, not even for an owner', async () => {
    const uid = await saved(sari);
    const acts = [
      ['rename', { name: 'Lain' }],
      ['update', { filter: { q: 'Budi' }, sort: null }],
      ['remove', undefined],
    ] as const;
    for (const other of [tono, api.admin])
      for (const [action, body] of acts) expect(await act(other, uid, action, body)).toMatchObject({ status: 404 });
    expect(await viewsOf(sari)).toEqual([{ uid, ...VIEW }]);
  });

  it('is gone once it was removed, and leaves nothing in the audit log', async () => {
    const before = await api.database.auditLog.count();
    const uid = await saved(sari);
    expect(await act(sari, uid, 'remove')).toMatchObject({ status: 200, data: { uid } });
    expect(await act(sari, uid, 'remove')).toMatchObject({ status: 404 });
    expect(await viewsOf(sari)).toEqual([]);
    expect(await api.database.auditLog.count()).toBe(before);
  });
});
