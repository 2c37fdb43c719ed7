import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Prisma } from '#runtime/generated/prisma/client';
import { FileStore } from '#runtime/platform/storage/file-store';
import { aFile } from '#testing/money-factories';
import { A_TRANSFER, aReceipt } from '#testing/receipt';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { LikenessSweep, nearest } from './likeness.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

async function aProof(picture: Buffer, given: { kind?: string; sha256?: string } = {}): Promise<string> {
  const key = `proofs/${randomUUID()}.webp`;
  await world.get(FileStore).put(key, await sharp(picture).webp().toBuffer(), 'image/webp');
  return (await aFile(world.database, { key, sha256: randomUUID(), ...given })).uid;
}
const sweep = () => world.get(LikenessSweep).sweep();
const likesOf = async (fileUid: string) =>
  (await world.database.fileLikeness.findMany({ where: { fileUid } })).map(({ likeUid }) => likeUid);

it('two proofs of one picture are found, whichever was compared first, and a receipt of the same bank is not', async () => {
  const receipt = await aReceipt(A_TRANSFER);
  const first = await aProof(receipt);
  await sweep();
  const again = await aProof(await sharp(receipt).resize({ width: 720 }).jpeg({ quality: 60 }).toBuffer());
  const purchase = await aProof(await sharp(receipt).jpeg({ quality: 50 }).toBuffer(), { kind: 'purchase-proof' });
  const other = await aProof(
    await aReceipt({ ...A_TRANSFER, amount: '47519', reference: '202611270823', time: '0822' }),
  );
  // Two workers at once do the same.
  await Promise.all([sweep(), sweep()]);
  expect((await likesOf(first)).sort()).toEqual([again, purchase].sort());
  expect((await likesOf(again)).sort()).toEqual([first, purchase].sort());
  expect(await likesOf(other)).toEqual([]);
  expect(await sweep()).toBe(0);
});

it('an identical picture is no likeness, and a file without bytes or of another kind is not compared', async () => {
  const receipt = await aReceipt({ ...A_TRANSFER, amount: '93001' });
  const twins = [await aProof(receipt, { sha256: 'twin' }), await aProof(receipt, { sha256: 'twin' })];
  const missing = (await aFile(world.database)).uid;
  const claim = await aProof(receipt, { kind: 'claim-picture' });
  // The schedule of this worker sweeps as well, so that its count is not ours alone.
  await sweep();
  expect(await Promise.all(twins.map(likesOf))).toEqual([[], []]);
  const sketches = (fileUid: string) => world.database.fileSketch.count({ where: { fileUid } });
  expect([await sketches(missing), await sketches(claim), await sketches(twins[0]!)]).toEqual([0, 0, 3]);
});

it('looks up what is near through an index, however many proofs there are', async () => {
  const plan = await world.database.transaction(async (tx) => {
    // Few rows are read as a whole.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    const look = nearest(
      randomUUID(),
      Array.from({ length: 12 }, () => 0),
    );
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`EXPLAIN ${look}`);
  });
  expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('file_sketch_waves');
});
