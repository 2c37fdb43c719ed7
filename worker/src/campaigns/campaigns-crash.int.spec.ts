import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { RuntimeModule } from '#runtime/runtime.module';
import { aCampaign, aSubmission, someMissions } from '#testing/campaigns';
import { announceEvent } from '#testing/events';
import { aCustomer } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { TestWorkers } from '#testing/killed-worker';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';

let world: World;
const workers = new TestWorkers(() => world);
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterEach(() => workers.stop());
afterAll(() => world.close());

it.each<CrashPoint>(['job:before-commit', 'job:committed', 'mail:sent'])(
  'a worker that dies at %s: the player of a completed mission is informed once',
  async (stage) => {
    const { uid: campaignUid } = await aCampaign(world.database);
    const [mission] = await someMissions(world.database, campaignUid, [{}]);
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid: submissionUid } = await aSubmission(world.database, mission!, customerUid, 'completed');
    await announceEvent(world, 'mission.completed', { submissionUid });
    await workers.dieAt(stage);
    workers.start();
    await settled(world.database);
    expect(await world.database.notification.findMany({ where: { customerUid } })).toMatchObject([
      { kind: 'tell-mission-completed', emailState: 'sent' },
    ]);
    expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
  },
  90_000,
);
