import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { Clock } from '#runtime/platform/clock/clock';
import { createMailer } from '#runtime/platform/mail/create-mailer';
import { Mailer } from '#runtime/platform/mail/mailer';
import { RuntimeModule } from '#runtime/runtime.module';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { FileStore } from '#runtime/platform/storage/file-store';
import {
  aCustomer,
  aFamily,
  aGroup,
  anOrder,
  anOrderWithoutSeat,
  type Family,
  type OrderGiven,
} from '#testing/factories';
import { TestWorkers } from '#testing/killed-worker';
import { settled } from '#testing/settle';
import { announceEvent } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { aCustomerWithHistory, hasFullHistory, wordsOf } from '#testing/customer-with-history';
import { tracesOf } from '#testing/traces';
import { ErasuresSweep } from '../erasures.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { Eraser } from './eraser.js';

let world: World;
let family: Family;

/** Writes the wish down as the API does. */
async function wish(customerUid: string): Promise<string> {
  const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
  await announceEvent(world, 'erasure.requested', { erasureUid: uid });
  return uid;
}
const stateOf = async (uid: string) => (await world.database.erasure.findUniqueOrThrow({ where: { uid } })).state;
const aSeat = async (customerUid: string, given: OrderGiven) =>
  anOrder(world.database, family, (await aGroup(world.database, family)).uid, { customerUid, ...given });

describe('an erasure', () => {
  beforeAll(async () => {
    world = await openWorld((config) => WorkerModule.with(config));
    family = await aFamily(world.database, { regularSeats: 2 });
  });
  afterAll(() => world.close());
  const sweep = () => world.get(ErasuresSweep).sweep();

  it('removes all data of the customer from database, files, mails and queue, and none of another one', async () => {
    const neighbour = await aCustomerWithHistory(world, family, 'Sinta Prameswari', '628131112223');
    const person = await aCustomerWithHistory(world, family, 'Ratnaduhita Kusumaningrum', '628127777888');
    await settled(world.database);
    expect(await hasFullHistory(world, person)).toBe(true);
    const before = await tracesOf(world.env, wordsOf(person));
    // What is looked for is there before, in each place where it can stand.
    expect(new Set(before.map(({ place }) => place.split(' ')[0]))).toEqual(new Set(['table', 'file']));

    const uid = await wish(person.uid);
    await settled(world.database);
    expect(await stateOf(uid)).toBe('erased');
    expect(await tracesOf(world.env, wordsOf(person))).toEqual([]);
    expect(await Promise.all(person.files.map((key) => world.get(FileStore).get(key)))).toEqual(
      person.files.map(() => null),
    );
    expect(await hasFullHistory(world, neighbour)).toBe(true);
  });

  it('keeps the books: sums, order numbers, histories and the audit log stay, under a pseudonym', async () => {
    const person = await aCustomerWithHistory(world, family, 'Larasati Wibisono', '628145556667');
    await settled(world.database);
    const rows = async () => ({
      orders: await world.database.order.findMany({
        where: { customerUid: person.uid },
        orderBy: { number: 'asc' },
        select: { number: true, totalSen: true, createdAt: true },
      }),
      histories: await world.database.orderHistory.count({ where: { order: { customerUid: person.uid } } }),
      audit: await world.database.auditLog.findMany({ where: { subjectUid: person.uid }, orderBy: { at: 'asc' } }),
      money: await world.database.payment.aggregate({
        where: { order: { customerUid: person.uid } },
        _sum: { amountSen: true },
      }),
      postings: await world.database.ledgerPosting.count(),
    });
    const before = await rows();
    expect(before.audit.length).toBeGreaterThan(0);
    await wish(person.uid);
    await settled(world.database);
    const after = await rows();
    expect({ ...after, histories: 0 }).toEqual({ ...before, histories: 0 });
    // One more line for the order that was dropped.
    expect(after.histories).toBe(before.histories + 1);
    expect(await world.database.order.findFirst({ where: { customerUid: person.uid } })).toMatchObject({
      name: 'Pelanggan Terhapus',
      email: `terhapus-${person.uid}@patungan.invalid`,
      phoneNumber: '',
    });
  });

  it('frees the e-mail for a new account, and the old row orders and signs in no more', async () => {
    const { uid, email } = await aCustomer(world.database);
    await wish(uid);
    await settled(world.database);
    expect((await aCustomer(world.database, { email })).uid).not.toBe(uid);
    const row = await world.database.customer.findUniqueOrThrow({ where: { uid } });
    expect(row).toMatchObject({ passwordHash: '', blockedAt: expect.any(Date), erasedAt: expect.any(Date) });
    const write = world.database.customer.update({ where: { uid }, data: { name: 'Nama Lama' } });
    await expect(write).rejects.toThrow(/customer_erased/);
  });

  it.each<[string, OrderGiven]>([
    ['a payment is not confirmed', { status: 2, accountStatus: 2 }],
    ['a seat is active', { status: 4, accountStatus: 3 }],
  ])('waits while %s, notifies the customer, and is carried out when that is over', async (_, given) => {
    const { uid } = await aCustomer(world.database);
    const seat = await aSeat(uid, given);
    const erasureUid = await wish(uid);
    await settled(world.database);
    await sweep();
    expect(await stateOf(erasureUid)).toBe('requested');
    const messages = await world.database.notification.findMany({ where: { customerUid: uid } });
    expect(messages).toMatchObject([{ kind: 'tell-erasure-requested', emailState: 'sent' }]);

    await world.database.order.update({ where: { uid: seat.orderUid }, data: { status: 5 } });
    await world.database.account.update({ where: { uid: seat.accountUid }, data: { status: 5 } });
    await sweep();
    expect(await stateOf(erasureUid)).toBe('erased');
    expect(await world.database.notification.count({ where: { customerUid: uid } })).toBe(0);
    expect(
      await world.get(Mailer).keptFor((await world.database.customer.findUniqueOrThrow({ where: { uid } })).email),
    ).toEqual([]);
  });

  it('leaves no file behind when the sweep that erased died before it could remove them', async () => {
    const person = await aCustomerWithHistory(world, family, 'Wulandari Paramita', '628151112223');
    await settled(world.database);
    const { uid } = await world.database.erasure.create({ data: { customerUid: person.uid, requestedAt: new Date() } });
    const dead = { delete: () => Promise.reject(new Error('killed')) } as unknown as FileStore;
    const dying = new Eraser(world.database, dead, world.get(Mailer), world.get(Clock), world.get(CustomerRecords));
    await expect(dying.carryOut(uid)).rejects.toThrow('killed');
    await settled(world.database);
    expect(await tracesOf(world.env, wordsOf(person))).toEqual([]);
  });

  it('does nothing after a withdrawal', async () => {
    const { uid, name } = await aCustomer(world.database);
    const erasure = await world.database.erasure.create({
      data: { customerUid: uid, requestedAt: new Date(), state: 'withdrawn', withdrawnAt: new Date() },
    });
    expect(await world.get(Eraser).carryOut(erasure.uid)).toBe(false);
    expect((await world.database.customer.findUniqueOrThrow({ where: { uid } })).name).toBe(name);
  });

  it('is carried out once by ten concurrent runs', async () => {
    const { uid } = await aCustomer(world.database);
    await aSeat(uid, {});
    await anOrderWithoutSeat(world.database, family, { customerUid: uid });
    const erasureUid = await wish(uid);
    const eraser = world.get(Eraser);
    await Promise.allSettled(Array.from({ length: 10 }, () => eraser.carryOut(erasureUid)));
    await settled(world.database);
    expect(await stateOf(erasureUid)).toBe('erased');
    expect(
      await world.database.outbox.count({ where: { name: 'customer.erased', payload: { equals: { erasureUid } } } }),
    ).toBe(1);
  });

  it('runs once more later, for what was written with an old token, and then is finished', async () => {
    const { uid } = await aCustomer(world.database);
    const erasureUid = await wish(uid);
    await settled(world.database);
    const late = await aSeat(uid, {});
    await sweep();
    expect(await stateOf(erasureUid)).toBe('erased');
    const clock = world.get(Clock);
    const anHourLater = new Date(Date.now() + 3_700_000);
    clock.now = () => anHourLater;
    try {
      await sweep();
    } finally {
      clock.now = () => new Date();
    }
    expect(await stateOf(erasureUid)).toBe('finished');
    expect(await world.database.order.findUniqueOrThrow({ where: { uid: late.orderUid } })).toMatchObject({
      status: 5,
      name: 'Pelanggan Terhapus',
    });
    await settled(world.database);
    expect(await world.database.notification.count({ where: { customerUid: uid } })).toBe(0);
  });
});

describe('append-only tables', () => {
  beforeAll(async () => {
    world = await openWorld((config) => RuntimeModule.with(config));
    family = await aFamily(world.database);
  });
  afterAll(() => world.close());

  it.each([
    `UPDATE order_history SET why = 'x'`,
    `SET LOCAL patungan.erasing = 'on'; UPDATE order_history SET "by" = 'x'`,
    `SET LOCAL patungan.erasing = 'on'; UPDATE account_history SET to_status = 4`,
    `SET LOCAL patungan.erasing = 'on'; DELETE FROM order_history`,
    `SET LOCAL patungan.erasing = 'on'; UPDATE audit_log SET reason = NULL`,
    `SET LOCAL patungan.erasing = 'on'; UPDATE audit_reason SET text = 'x'`,
    `DELETE FROM audit_reason`,
  ])('refuse %s', async (statements) => {
    const { orderUid, accountUid } = await aSeat((await aCustomer(world.database)).uid, {});
    await world.database.orderHistory.create({ data: { orderUid, fromStatus: 1, toStatus: 5, why: 'y', by: 'Sari' } });
    await world.database.accountHistory.create({
      data: { accountUid, fromStatus: 1, toStatus: 5, why: 'y', by: 'Sari' },
    });
    const run = world.database.transaction(async (tx) => {
      for (const statement of statements.split('; ')) await tx.$executeRawUnsafe(statement);
    });
    await expect(run).rejects.toThrow(/append-only/);
  });

  it('keep the digest of a reason that can be checked against its words', async () => {
    const { uid } = await world.database.auditLog.create({
      data: {
        actor: 'Sari',
        actorUid: randomUUID(),
        action: 'block',
        subject: 'customers',
        subjectUid: randomUUID(),
        reason: 'Bukti palsu',
      },
    });
    const [row] = await world.database.$queryRaw<{ matches: boolean; reason: string }[]>`
      SELECT a.reason, a.reason = encode(sha256(convert_to(r.salt || r.text, 'UTF8')), 'hex') AS matches
      FROM audit_log a JOIN audit_reason r ON r.audit_uid = a.uid WHERE a.uid = ${uid}::uuid`;
    expect(row!.matches).toBe(true);
    expect(row!.reason).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a worker that is killed while it erases', () => {
  const workers = new TestWorkers(() => world);
  beforeAll(async () => {
    world = await openWorld((config) => RuntimeModule.with(config));
    family = await aFamily(world.database);
  });
  afterEach(() => workers.stop());
  afterAll(() => world.close());

  const killAt = async (stage: CrashPoint, name: string) => {
    const person = await aCustomerWithHistory(world, family, name, '628129990001');
    await anOrderWithoutSeat(world.database, family, { customerUid: person.uid });
    const uid = await wish(person.uid);
    await workers.dieAt(stage);
    return { person, uid };
  };

  // What the next worker does when it is handed the job again; without waiting until the dead one's lock runs out.
  it.each<CrashPoint>(['erase:orders-dropped', 'erase:before-commit', 'erase:files-removed'])(
    'at %s: the next try ends it, and no trace is left',
    async (stage) => {
      const { person, uid } = await killAt(stage, `Maharani ${stage.replace(/\W/g, '')}`);
      const { config, database } = world;
      const [files, clock, records] = [world.get(FileStore), world.get(Clock), world.get(CustomerRecords)];
      await new Eraser(database, files, createMailer(config), clock, records).carryOut(uid);
      expect(await stateOf(uid)).toBe('erased');
      expect(await tracesOf(world.env, wordsOf(person))).toEqual([]);
    },
  );

  it('between the database and the files: the next worker takes over, and no trace is left', async () => {
    const { person, uid } = await killAt('erase:committed', 'Nareswari Anggraini');
    expect(await stateOf(uid)).toBe('erased');
    workers.start();
    await settled(world.database);
    expect(await tracesOf(world.env, wordsOf(person))).toEqual([]);
    const left = await Promise.all(person.files.map((key) => world.get(FileStore).get(key)));
    expect(left.filter(Boolean)).toEqual([]);
  }, 90_000);
});
