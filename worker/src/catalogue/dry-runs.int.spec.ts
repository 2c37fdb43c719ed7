import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DRY_RUN_DAYS } from '#domain/catalogue/dry-run';
import { Clock } from '#runtime/platform/clock/clock';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../worker.module.js';
import { DryRunsSweep } from './dry-runs.sweep.js';

const MINUTE_MS = 60_000;
const CHECKED = new Date('2026-11-20T03:00:00Z');
const LAST_MOMENT = new Date(CHECKED.getTime() + DRY_RUN_DAYS * 24 * 60 * MINUTE_MS);

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

async function aSheet(appliedAt: Date | null = null, createdAt = CHECKED) {
  const { uid } = await world.database.priceImport.create({
    data: {
      createdAt,
      createdBy: 'Sari Admin',
      fileName: 'harga.csv',
      fingerprint: 'x',
      unchanged: 1,
      changes: [],
      appliedAt,
      appliedBy: appliedAt && 'Sari Admin',
    },
  });
  return uid;
}
const sweepAt = (now: Date) => {
  jest.spyOn(world.get(Clock), 'now').mockReturnValue(now);
  return world.get(DryRunsSweep).sweep();
};
const left = async () => (await world.database.priceImport.findMany()).map(({ uid }) => uid).toSorted();

describe('a price sheet that was checked', () => {
  it('is deleted when it was not applied in time; an applied one is kept', async () => {
    const [waiting, applied] = [await aSheet(), await aSheet(CHECKED)];
    const younger = await aSheet(null, new Date(CHECKED.getTime() + MINUTE_MS));
    expect(await sweepAt(LAST_MOMENT)).toBe(0);
    expect(await left()).toEqual([waiting, applied, younger].toSorted());
    expect(await sweepAt(new Date(LAST_MOMENT.getTime() + 1))).toBe(1);
    expect(await left()).toEqual([applied, younger].toSorted());
    await world.database.priceImport.deleteMany();
  });

  it('is not deleted while it is being applied', async () => {
    const uid = await aSheet();
    let sweeping: Promise<number> | undefined;
    await world.database.transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 AS locked FROM price_import WHERE uid = ${uid}::uuid FOR UPDATE`;
      sweeping = sweepAt(new Date(LAST_MOMENT.getTime() + MINUTE_MS));
      await waitingForALock();
      await tx.priceImport.update({ where: { uid }, data: { appliedAt: LAST_MOMENT, appliedBy: 'Sari Admin' } });
    });
    expect(await sweeping).toBe(0);
    expect(await left()).toEqual([uid]);
  });

  async function waitingForALock(): Promise<void> {
    for (let waiting = 0; waiting === 0;) {
      const [row] = await world.database.$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      waiting = row!.waiting;
    }
  }
});
