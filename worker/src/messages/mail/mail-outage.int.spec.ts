import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from '@jest/globals';
import { announceEvent } from '#testing/events';
import { aCustomer } from '#testing/factories';
import { freePort } from '#testing/free-port';
import { FULL_DOMAIN, type MailSink, startMailSink } from '#testing/mail-sink';
import { settled, until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';

let world: World;
let sink: MailSink | null = null;
afterEach(async () => {
  await world.close();
  await sink?.close();
  sink = null;
});

const open = async (port: number) => {
  world = await openWorld((config) => WorkerModule.with(config), { SMTP_URL: `smtp://127.0.0.1:${port}` });
};

async function announceMail(email?: string): Promise<string> {
  const { uid: customerUid } = await aCustomer(world.database, email === undefined ? {} : { email });
  const text = { title: 'Pesanan kamu', body: 'Halo.', link: '/user/order' };
  const { uid: notificationUid } = await world.database.notification.create({
    data: { customerUid, kind: 'tell-order-created', eventUid: randomUUID(), ...text },
  });
  return announceEvent(world, 'notification.created', { notificationUid });
}
const events = () => world.database.outbox.findMany({ where: { name: 'notification.created' } });
const destination = async (name: string) => world.database.mailDestination.findUnique({ where: { destination: name } });
/** As if it had failed since then; the next failure pauses it. */
const failingFor = (interval: string) =>
  world.database.$executeRawUnsafe(`UPDATE mail_destination SET failing_since = now() - interval '${interval}'`);
/** Not those that are due, and which the re-drive is about to send. */
const allHeld = async () => (await events()).every(({ heldUntil }) => heldUntil !== null && heldUntil > new Date());
/** The time of the pause goes by. */
async function pauseIsOver(): Promise<void> {
  await world.database.$executeRaw`UPDATE mail_destination SET paused_until = now() - interval '1 second'`;
  await world.database.$executeRaw`
    UPDATE outbox SET held_until = now(), published_at = now() - interval '1 minute'
    WHERE id IN (SELECT id FROM outbox WHERE held_by IS NOT NULL ORDER BY id FOR UPDATE)`;
}

it('an outage of hours sets nothing aside: mails wait, one tries after each pause, and all go when the server is back', async () => {
  const port = await freePort();
  await open(port);
  for (let n = 0; n < 12; n += 1) await announceMail();
  await until('the first failure', () => destination('server'));
  await failingFor('40 seconds');
  await until('all mails to wait', allHeld);
  const paused = await destination('server');
  expect(paused!.pausedUntil!.getTime()).toBeGreaterThan(Date.now() + 30_000);

  await failingFor('5 hours');
  await pauseIsOver();
  const later = await until(
    'the one that tries to fail',
    async () => {
      const now = await destination('server');
      return now?.pausedUntil && now.pausedUntil.getTime() > Date.now() + 30 * 60_000 ? now : null;
    },
    30_000,
  );
  // Half of what it has lasted, but never more than an hour.
  expect(later.pausedUntil!.getTime()).toBeLessThan(Date.now() + 61 * 60_000);
  await until('all mails to wait again', allHeld);

  sink = await startMailSink(() => 'accept', port);
  await pauseIsOver();
  await settled(world.database);
  expect(sink.mails).toHaveLength(12);
  expect(await destination('server')).toBeNull();
  const after = await events();
  expect(after.filter(({ setAsideAt }) => setAsideAt)).toEqual([]);
  expect(Math.max(...after.map(({ redrives }) => redrives))).toBe(0);
}, 180_000);

it('a domain that takes nothing is paused alone', async () => {
  sink = await startMailSink();
  await open(Number(new URL(sink.url).port));
  await announceMail(`satu${FULL_DOMAIN}`);
  const domain = FULL_DOMAIN.slice(1);
  expect(await until('the failure', () => destination(domain))).toMatchObject({ reason: 'EENVELOPE 451' });
  await failingFor('40 seconds');
  await until('the mail to wait', allHeld);
  const held = (await events())[0]!;
  const other = await announceMail();
  await until('the other mail', async () => sink!.mails.length === 1);
  expect(await destination('server')).toBeNull();
  expect(held).toMatchObject({ heldBy: domain, setAsideAt: null });
  expect(other).not.toBe(held.uid);
}, 90_000);

it('a mail that has waited for three days is set aside', async () => {
  await open(await freePort());
  const uid = await announceMail();
  await until('the failure', () => destination('server'));
  await world.database.$executeRaw`UPDATE outbox SET created_at = now() - interval '73 hours'`;
  await failingFor('3 days');
  const event = await until(
    'its end',
    async () => {
      const row = await world.database.outbox.findUniqueOrThrow({ where: { uid } });
      return row.setAsideAt ? row : null;
    },
    30_000,
  );
  expect(event.setAsideReason).toBe('mail/deliver-email: server tidak menerima selama 3 hari');
}, 90_000);
