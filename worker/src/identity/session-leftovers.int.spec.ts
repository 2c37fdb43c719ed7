import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCustomer } from '#testing/factories';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../worker.module.js';
import { SessionLeftoversSweep } from './session-leftovers.sweep.js';

const DAY_MS = 86_400_000;
let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
async function aSession(days: number, revokedAt: Date | null = null) {
  const { uid: customerUid } = await aCustomer(world.database);
  const data = {
    customerUid,
    deviceId: 'd',
    deviceOs: 'web',
    refreshHash: randomUUID(),
    expiresAt: inDays(days),
    revokedAt,
  };
  const { uid: sessionUid } = await world.database.session.create({ data });
  await world.database.webviewCode.create({ data: { sessionUid, codeHash: randomUUID(), expiresAt: inDays(days) } });
  return sessionUid;
}

describe('leftovers of sessions', () => {
  it('are deleted when expired, and only then; a signed-out device stays known', async () => {
    const [live, known, over] = [await aSession(90), await aSession(30, new Date()), await aSession(-1)];
    for (const days of [1, -1])
      await world.database.attempt.create({ data: { key: String(days), count: 1, windowEndsAt: inDays(days) } });
    const adminUid = (
      await world.database.admin.create({
        data: { name: 'A', email: 'a@patungan.test', passwordHash: 'x', role: 'owner' },
      })
    ).uid;
    for (const age of [89, 91])
      await world.database.adminSession.create({
        data: {
          uid: randomUUID(),
          adminUid,
          deviceLabel: `${age}`,
          deviceHash: 'x',
          createdAt: inDays(-age),
          expiresAt: inDays(-age),
        },
      });
    await world.get(SessionLeftoversSweep).sweep();
    expect((await world.database.adminSession.findMany()).map(({ deviceLabel }) => deviceLabel)).toEqual(['89']);
    const left = await world.database.session.findMany({ select: { uid: true } });
    expect(left.map(({ uid }) => uid).toSorted()).toEqual([live, known].toSorted());
    expect(await world.database.webviewCode.count({ where: { sessionUid: over } })).toBe(0);
    expect((await world.database.attempt.findMany()).map(({ key }) => key)).toEqual(['1']);
    expect(await world.get(SessionLeftoversSweep).sweep()).toBe(0);
  });
});
