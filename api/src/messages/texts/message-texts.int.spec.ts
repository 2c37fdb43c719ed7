import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminMessageText } from '#contracts/messages/message-texts.admin.http';
import { CHAT_TITLE, whatsAppKey, whatsAppWords } from '#domain/messages/whatsapp-texts';
import { placeholdersOf, words } from '#domain/messages/message-template';
import { whatsAppTextLink } from '#runtime/messages/whatsapp-link';
import { until } from '#testing/settle';
import { ListeningApi } from '../../../test/listening-api.js';

const title = words`Pesanan ${{ number: 'PTG-1' }}`;
const body = words`Halo ${{ name: 'Budi' }}, transfer ${{ total: 'Rp61.000' }}.`;
const chat = { name: 'Ani', number: 'PTG-7', plan: 'Netflix TV' };
const chatWords = whatsAppWords('order', chat);

let world: ListeningApi;
let token: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  ({ token } = await world.admin());
  // As the worker copies them at its start.
  await world.database.messageText.createMany({
    data: [
      {
        key: 'sales.payment.asked',
        channel: 'mail',
        defaultTitle: title.template,
        defaultBody: body.template,
        placeholders: placeholdersOf(title, body).map((one) => ({ ...one })),
      },
      {
        key: whatsAppKey('order'),
        channel: 'whatsapp',
        defaultTitle: CHAT_TITLE,
        defaultBody: chatWords.template,
        placeholders: placeholdersOf(words`${{ name: 'Ani' }}`, chatWords).map((one) => ({ ...one })),
      },
    ],
  });
});
afterAll(() => world?.close());

const list = async (query = '', by = token) =>
  world.http.call<AdminMessageText[]>('GET', `/admin/message-texts${query}`, { token: by });
const of = async (key: string) => (await list()).data.find((text) => text.key === key)!;
const update = async (key: string, given: object, by = token) => {
  const { id, version } = await of(key);
  const sent = { version, title: 'Bayar {number}', body: '{total} ya, {name}.', reason: 'Lebih ramah', ...given };
  return world.http.call('POST', `/admin/message-texts/${id}/update`, { token: by, body: sent });
};
const MAIL = 'sales.payment.asked';

describe('the texts that the shop sends', () => {
  it('are listed with their defaults and placeholders', async () => {
    const { data } = await list('?filter={"channel":"mail"}');
    expect(data).toMatchObject([
      {
        key: MAIL,
        title: 'Pesanan {number}',
        body: 'Halo {name}, transfer {total}.',
        state: 'default',
        placeholders: [
          { name: 'name', sample: 'Budi', required: false },
          { name: 'total', sample: 'Rp61.000', required: true },
          { name: 'number', sample: 'PTG-1', required: false },
        ],
        changedBy: null,
        version: 0,
        allowedActions: [],
      },
    ]);
  });

  it('are changed by an owner with a reason, and go back to the default; both are in the audit log', async () => {
    expect((await update(MAIL, {})).status).toBe(200);
    const changed = await of(MAIL);
    expect(changed).toMatchObject({
      title: 'Bayar {number}',
      body: '{total} ya, {name}.',
      defaultTitle: 'Pesanan {number}',
      state: 'changed',
      changedBy: 'Admin Uji',
      version: 1,
      allowedActions: ['reset'],
    });
    const sent = { token, body: { reason: 'Kembali dulu' } };
    expect((await world.http.call('POST', `/admin/message-texts/${changed.id}/reset`, sent)).status).toBe(200);
    expect(await of(MAIL)).toMatchObject({ title: 'Pesanan {number}', state: 'default', version: 2 });
    const audit = await world.database.auditLog.findMany({ where: { subjectUid: changed.id }, orderBy: { at: 'asc' } });
    expect(audit).toMatchObject([
      { action: 'update', subject: 'message-texts', change: { title: { from: null, to: 'Bayar {number}' } } },
      { action: 'reset', change: { body: { from: '{total} ya, {name}.', to: null } } },
    ]);
    const reasons = JSON.stringify(await world.database.auditReason.findMany());
    for (const reason of ['Lebih ramah', 'Kembali dulu']) expect(reasons).toContain(reason);
  });

  it.each([
    [{ body: 'Halo {name}.' }, 'body', 'Isian {total} wajib ada'],
    [{ title: 'Hai {nama}' }, 'title', 'Isian {nama} tidak dikenal di pesan ini'],
    [{ body: '{total} {__proto__}' }, 'body', 'Isian {__proto__} tidak dikenal di pesan ini'],
    [{ title: '' }, 'title', expect.any(String)],
    [{ title: 'a'.repeat(121) }, 'title', expect.any(String)],
    [{ body: 5 }, 'body', expect.any(String)],
    [{ reason: 'x' }, 'reason', expect.any(String)],
  ])('refuse %j at %s, and change nothing', async (given, field, message) => {
    const before = await of(MAIL);
    const { status, errors } = await update(MAIL, given);
    expect([status, errors?.[0]]).toEqual([422, { field, message }]);
    expect(await of(MAIL)).toEqual(before);
  });

  it('refuse the edit of a version that another admin has changed, and take the same text twice', async () => {
    const { version } = await of(MAIL);
    expect((await update(MAIL, {})).status).toBe(200);
    expect((await update(MAIL, { version })).status).toBe(200);
    expect((await update(MAIL, { version, title: 'Lain {number}' })).status).toBe(409);
    expect((await of(MAIL)).version).toBe(version + 1);
  });

  it('are read by support and finance and changed by neither', async () => {
    for (const role of ['support', 'finance'] as const) {
      const admin = await world.admin(role, role);
      expect((await list('', admin.token)).status).toBe(200);
      expect((await update(MAIL, {}, admin.token)).status).toBe(403);
    }
    const missing = { token, body: { reason: 'Tidak ada' } };
    expect((await world.http.call('POST', `/admin/message-texts/${randomUUID()}/reset`, missing)).status).toBe(404);
  });

  it('show a changed text that does not fit its message any more', async () => {
    const { id } = await of(MAIL);
    await world.database.messageText.update({ where: { uid: id }, data: { title: 'Hai', body: '{lama}' } });
    expect(await of(MAIL)).toMatchObject({ state: 'broken', allowedActions: ['reset'] });
  });

  it('of a chat are in the next WhatsApp link', async () => {
    const key = whatsAppKey('order');
    expect((await update(key, { title: 'WhatsApp', body: 'Hai {name}, soal {number}:' })).status).toBe(200);
    const link = () => decodeURIComponent(whatsAppTextLink('628123', 'order', chat));
    await until('the change arrives', async () => link() === 'https://wa.me/628123?text=Hai Ani, soal PTG-7:');
    await world.database.messageText.update({ where: { key }, data: { body: 'Hai {lain}' } });
    await until('the broken one gives way', async () =>
      link().endsWith('?text=Halo Ani, kami dari Patungan. Tentang pesanan PTG-7 (Netflix TV):'),
    );
  });
});
