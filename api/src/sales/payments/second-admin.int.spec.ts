import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { MAKES_ONE_PERSON } from '#domain/platform/second-admin';
import { daysAfter } from '#domain/platform/durations';
import { aStatementLine } from '#testing/money-factories';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let owner: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  owner = await world.admin('Sri Pemilik');
});
afterEach(async () => {
  const { database } = world;
  await database.admin.updateMany({
    where: { uid: { not: owner.uid } },
    data: { deactivatedAt: daysAfter(new Date(), -31) },
  });
  await database.decidedAlone.deleteMany();
});
afterAll(() => world?.close());

/** The act in the log, with an account that is signed in. */
async function made(by: Person, name: string, action: (typeof MAKES_ONE_PERSON)[number] = 'create', daysAgo = 1) {
  const admin = await world.admin(name, 'finance');
  await world.database.auditLog.create({
    data: {
      at: daysAfter(new Date(), -daysAgo),
      actor: by.name,
      actorUid: by.uid,
      action,
      subject: 'admins',
      subjectUid: admin.uid,
    },
  });
  return admin;
}
/** Of a statement that none of them has uploaded. */
async function aLine(rupiah: number, createdByUid: string = randomUUID()) {
  const { uid } = await aStatementLine(world.database, { amountSen: BigInt(rupiah) * 100n });
  await world.database.bankStatement.updateMany({ where: { lines: { some: { uid } } }, data: { createdByUid } });
  return (by: Person) =>
    world.http.call<DoneOrProposed>('POST', `/admin/statement-lines/${uid}/charge`, {
      token: by.token,
      body: { reason: 'Biaya bulanan bank' },
    });
}
const ONE_PERSON = { status: 409, meta: { code: 'NOT_SECOND_ADMIN' } };

describe('two accounts that the same admin has made or set anew', () => {
  it.each(['create', 'set-password', 'reset-second-factor', 'change-role'] as const)(
    'are no second pair of eyes for 30 days (%s), and the refusal says so',
    async (action) => {
      await world.admin('Tono Keuangan', 'finance');
      const [first, second] = [await made(owner, 'Xenia'), await made(owner, 'Yuda', action)];
      const charge = await aLine(900_000);
      expect((await charge(first)).data).toMatchObject({ isProposed: true });
      const answer = await charge(second);
      expect(answer).toMatchObject(ONE_PERSON);
      expect(answer.meta.message).toContain('akunmu serta akun Xenia dibuat atau diatur ulang orang yang sama');
    },
  );

  it('are two persons again after 30 days', async () => {
    await world.admin('Tono Keuangan', 'finance');
    const [first, second] = [await made(owner, 'Xenia', 'create', 31), await made(owner, 'Yuda')];
    const charge = await aLine(900_000);
    await charge(first);
    expect((await charge(second)).data).toMatchObject({ isProposed: false });
  });

  it('pass while the shop has no other person who may, but not with who has made them', async () => {
    await world.admin('Rini Katalog', 'catalogue');
    const [first, second] = [await made(owner, 'Xenia'), await made(owner, 'Yuda')];
    const charge = await aLine(900_000);
    expect((await charge(first)).data).toMatchObject({ isProposed: true });
    expect(await charge(owner)).toMatchObject(ONE_PERSON);
    expect((await charge(second)).data).toMatchObject({ isProposed: false });
  });

  it('one by way of an account that was made, are one person too', async () => {
    const other = await world.admin('Tono Keuangan', 'finance');
    const second = await made(await made(owner, 'Xenia'), 'Yuda');
    const charge = await aLine(900_000);
    await charge(owner);
    expect(await charge(second)).toMatchObject(ONE_PERSON);
    expect((await charge(other)).data).toMatchObject({ isProposed: false });
  });

  it('have one sum of what they decide alone, with that of who has made them', async () => {
    const other = await world.admin('Tono Keuangan', 'finance');
    const [first, second] = [await made(owner, 'Xenia'), await made(owner, 'Yuda')];
    for (const who of [first, owner]) expect((await (await aLine(200_000))(who)).data.isProposed).toBe(false);
    const answers = await Promise.all([first, second].map(async (who) => (await aLine(60_000))(who)));
    expect(answers.map(({ data }) => data.isProposed).toSorted()).toEqual([false, true]);
    expect((await (await aLine(450_000))(other)).data.isProposed).toBe(false);
  });

  it('are one uploader: what one of them has uploaded the other does not take', async () => {
    const other = await world.admin('Tono Keuangan', 'finance');
    const [first, second] = [await made(owner, 'Xenia'), await made(owner, 'Yuda')];
    const charge = await aLine(900_000, first.uid);
    expect((await charge(other)).data).toMatchObject({ isProposed: true });
    expect(await charge(second)).toMatchObject(ONE_PERSON);
  });
});
