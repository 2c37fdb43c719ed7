import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MailOutage, RedrivenMails } from '#contracts/messages/mail-outage.admin.http';
import { ListeningApi, type Person } from '../../test/listening-api.js';

let api: ListeningApi;
let admin: Person;
beforeAll(async () => {
  api = await ListeningApi.open();
  admin = await api.admin();
});
afterAll(() => api?.close());

const NOW = new Date();
async function mailTo({ uid: customerUid }: Person, marks: object): Promise<string> {
  const text = { kind: 'tell-order-created', title: 'Pesanan', body: 'Halo.', link: null };
  const { uid: notificationUid } = await api.database.notification.create({
    data: { customerUid, eventUid: randomUUID(), ...text },
  });
  const event = { name: 'notification.created', payload: { notificationUid }, publishedAt: NOW, ...marks };
  return (await api.database.outbox.create({ data: event })).uid;
}
const aside = { setAsideAt: NOW, setAsideReason: 'mail/deliver-email: ECONNECTION', redrives: 5 };
const held = { heldUntil: new Date(Date.now() + 3_600_000), heldBy: 'server' };
const preview = () => api.http.ask<MailOutage>('GET', '/admin/mail-outage', { token: admin.token });
const redrive = (asOf: string) =>
  api.http.ask<RedrivenMails>('POST', '/admin/mail-outage/redrive', { token: admin.token, body: { asOf } });

it('the preview says how many, to whom and since when; the re-drive sends just these, once', async () => {
  const [one, two] = await api.customers(2);
  const created = new Date(Date.now() - 7_200_000);
  const stuck = [
    await mailTo(one!, { ...aside, createdAt: created }),
    await mailTo(one!, aside),
    await mailTo(two!, held),
  ];
  const other = await mailTo(two!, { settledAt: NOW });
  const job = await api.database.outbox.create({ data: { name: 'group.reopened', payload: {}, ...aside } });
  await api.database.mailDestination.create({
    data: { destination: 'server', reason: 'ECONNECTION', pausedUntil: held.heldUntil },
  });

  const seen = await preview();
  expect(seen).toMatchObject({
    setAside: 2,
    held: 1,
    customers: 2,
    oldestAt: created.toISOString(),
    domains: [{ domain: 'patungan.test', count: 3 }],
    paused: [{ destination: 'server', reason: 'ECONNECTION' }],
  });
  const later = await mailTo(one!, { ...aside, createdAt: new Date(Date.now() + 60_000) });

  const answers = await Promise.all([redrive(seen.asOf), redrive(seen.asOf), redrive(seen.asOf)]);
  expect(answers.map(({ count }) => count).sort()).toEqual([0, 0, 3]);
  const rows = await api.database.outbox.findMany({ where: { uid: { in: stuck } } });
  for (const row of rows)
    expect(row).toMatchObject({ publishedAt: null, setAsideAt: null, heldUntil: null, heldBy: null, redrives: 0 });
  const untouched = await api.database.outbox.findMany({ where: { uid: { in: [other, job.uid, later] } } });
  expect(untouched.filter(({ publishedAt }) => publishedAt === null).map(({ name }) => name)).toEqual([
    'group.reopened',
  ]);
  expect(untouched.filter(({ setAsideAt }) => setAsideAt)).toHaveLength(2);
  expect(await api.database.mailDestination.count()).toBe(0);
  expect(await api.database.auditLog.count({ where: { subject: 'mail-outage' } })).toBe(1);
});

it('only support and owner may', async () => {
  const { token } = await api.admin('Keuangan', 'finance');
  expect((await api.http.call('GET', '/admin/mail-outage', { token })).status).toBe(403);
  for (const asOf of ['kemarin', '0000-01-01T00:00:00Z']) {
    const sent = { token: admin.token, body: { asOf } };
    expect((await api.http.call('POST', '/admin/mail-outage/redrive', sent)).status).toBe(422);
  }
});
