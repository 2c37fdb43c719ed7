import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminCustomerNote } from '#contracts/identity/customers.admin.http';
import { aCustomer } from '#testing/factories';
import { ADMIN_NAME, type ApiWorld, type Caller, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
let sari: Caller;
let tono: Caller;
let finance: Caller;
beforeAll(async () => {
  api = await openApi();
  [sari, tono] = [await api.adminAs('support'), await api.adminAs('support')];
  finance = await api.adminAs('finance');
});
afterAll(() => api.close());

const TEXT = 'Sudah ditelepon.\nTransfer besok pagi.';
const write = (by: Caller, customerUid: string, note: object = {}) =>
  by.post(`admin/customers/${customerUid}/write-note`, { uid: randomUUID(), text: TEXT, ...note });
const remove = (by: Caller, uid: string) => by.post(`admin/customer-notes/${uid}/remove`);
const notesOf = async (customerUid: string, by = api.admin) => {
  const { data } = await by.list('customer-notes', { filter: { customerUid }, sort: ['at', 'DESC'] });
  return z.array(adminCustomerNote).parse(data);
};
const auditOf = (subjectUid: string) =>
  api.database.auditLog.findMany({ where: { subjectUid }, orderBy: { at: 'asc' }, include: { words: true } });
const aNote = async (by: Caller, customerUid: string) => {
  const uid = randomUUID();
  expect(await write(by, customerUid, { uid })).toMatchObject({ status: 200, data: { uid } });
  return uid;
};

describe('a note about a customer', () => {
  it('is read by support and finance with its author, moment and lines, and by nobody of another customer', async () => {
    const { uid } = await aCustomer(api.database);
    const id = await aNote(api.admin, uid);
    await aNote(sari, (await aCustomer(api.database)).uid);
    for (const reader of [sari, finance])
      expect(await notesOf(uid, reader)).toMatchObject([
        { id, customerUid: uid, text: TEXT, by: ADMIN_NAME, at: expect.stringMatching(/Z$/) },
      ]);
  });

  it('is one when it is sent ten times at once, and so is its entry in the audit log, which has none of its words', async () => {
    const { uid } = await aCustomer(api.database);
    const note = { uid: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(sari, uid, note)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await notesOf(uid)).toHaveLength(1);
    const audit = await auditOf(uid);
    expect(audit).toMatchObject([
      { action: 'write-note', subject: 'customers', reason: null, words: null, change: null },
    ]);
  });

  it('with the uid of another note is refused and changes nothing', async () => {
    const [mine, other] = [await aCustomer(api.database), await aCustomer(api.database)];
    const uid = await aNote(sari, mine.uid);
    const used = { status: 409, meta: { code: 'NOTE_UID_USED' } };
    expect(await write(sari, mine.uid, { uid, text: 'Lain' })).toMatchObject(used);
    expect(await write(tono, mine.uid, { uid })).toMatchObject(used);
    expect(await write(sari, other.uid, { uid })).toMatchObject(used);
    expect(await notesOf(mine.uid)).toMatchObject([{ text: TEXT }]);
    expect(await notesOf(other.uid)).toEqual([]);
  });

  it.each([
    ['', 'Field ini wajib diisi'],
    [' \n ', 'Field ini wajib diisi'],
    ['x'.repeat(1_001), 'Maksimal 1000 karakter'],
    ['nol \u0000', 'Ada karakter yang tidak bisa dipakai'],
    [7, 'Harus berupa teks'],
  ])('with the text %j is refused by name and changes nothing', async (text, message) => {
    const { uid } = await aCustomer(api.database);
    expect(await write(sari, uid, { text })).toMatchObject({ status: 422, errors: [{ field: 'text', message }] });
    expect(await write(sari, uid, { uid: 'x' })).toMatchObject({ status: 422, errors: [{ field: 'uid' }] });
    expect(await notesOf(uid)).toEqual([]);
    expect(await auditOf(uid)).toEqual([]);
  });

  it('is written by no other role, about nobody who is not there, and not about who was erased', async () => {
    const { uid } = await aCustomer(api.database);
    expect((await write(finance, uid)).status).toBe(403);
    expect((await write(api.customer(uid), uid)).status).toBe(401);
    expect((await write(sari, randomUUID())).status).toBe(404);
    const erased = { name: 'Pelanggan Terhapus', email: `terhapus-${uid}@patungan.invalid`, phoneNumber: '' };
    const at = new Date();
    const data = { ...erased, passwordHash: '', blockedAt: at, erasedAt: at };
    await api.database.customer.update({ where: { uid }, data });
    expect((await write(sari, uid)).status).toBe(404);
    expect(await notesOf(uid)).toEqual([]);
  });
});

describe('a note is removed', () => {
  it('by its author or an owner, once; the audit log says whose it was, without its words', async () => {
    const { uid } = await aCustomer(api.database);
    const [own, ofTono] = [await aNote(sari, uid), await aNote(tono, uid)];
    expect(await remove(sari, own)).toMatchObject({ status: 200, data: { uid: own } });
    expect((await remove(sari, own)).status).toBe(404);
    expect(
      (await Promise.all([remove(api.admin, ofTono), remove(tono, ofTono)])).map(({ status }) => status).sort(),
    ).toEqual([200, 404]);
    expect(await notesOf(uid)).toEqual([]);
    const removals = (await auditOf(uid)).filter(({ action }) => action === 'remove-note');
    expect(removals).toHaveLength(2);
    for (const { change, reason, subject } of removals)
      expect([subject, reason, Object.keys(change as object)]).toEqual(['customers', null, ['writtenAt', 'writtenBy']]);
  });

  it('by nobody else', async () => {
    const { uid } = await aCustomer(api.database);
    const id = await aNote(sari, uid);
    expect(await remove(tono, id)).toMatchObject({
      status: 403,
      meta: { code: 'NOT_THE_AUTHOR', message: 'Catatan ini hanya bisa dihapus oleh penulisnya atau oleh pemilik.' },
    });
    expect((await remove(finance, id)).status).toBe(403);
    expect(await notesOf(uid)).toMatchObject([{ id }]);
    expect(await auditOf(uid)).toHaveLength(1);
  });
});
