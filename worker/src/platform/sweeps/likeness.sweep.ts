import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import { FARTHEST_WAVE, areAlike, wavesOf } from '#domain/platform/picture-likeness';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { type PictureSketches, sketchPicture } from '#runtime/platform/pictures/sketch-picture';
import { FileStore } from '#runtime/platform/storage/file-store';
import { Prisma } from '#runtime/generated/prisma/client';

/** Each takes about a tenth of a second. */
const BATCH = 10;
/** The nearest are compared: another receipt of the same bank is farther away than the same one saved again. */
const MOST_NEAR = 40;
/** Finer greys would only make what is kept larger. */
const KEPT_BITS = 0xf8;

interface Proof {
  uid: string;
  key: string;
}

/**
 * Compares each proof once with the others, the newest first, those from before this rule at last. Of two workers at once
 * both may do the same proof, to the same end. docs/rules/uploads.md#likeness
 */
@Injectable()
export class LikenessSweep {
  private readonly log = new Logger('likeness');

  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of proofs that were compared. */
  async sweep(): Promise<number> {
    const proofs = await this.database.$queryRaw<Proof[]>`
      SELECT uid, key FROM file WHERE sketched_at IS NULL AND kind IN ('payment-proof', 'purchase-proof')
      ORDER BY created_at DESC LIMIT ${BATCH}`;
    for (const proof of proofs) await this.compare(proof);
    return proofs.length;
  }

  private async compare({ uid, key }: Proof): Promise<void> {
    const bytes = await this.files.get(key);
    const sketches = bytes && (await this.sketchesOf(uid, bytes));
    if (sketches) {
      // Committed before others are looked for: of two proofs at the same moment the later one finds the other.
      await this.keep(uid, sketches.kept);
      await this.record(uid, await this.findAlike(uid, [...sketches.kept, ...sketches.others]));
    }
    await this.database.$executeRaw`UPDATE file SET sketched_at = ${this.clock.now()} WHERE uid = ${uid}::uuid`;
  }

  private async sketchesOf(uid: string, bytes: Buffer): Promise<PictureSketches | null> {
    try {
      return await sketchPicture(bytes);
    } catch (error) {
      this.log.warn(`the proof ${uid} cannot be compared: ${(error as Error).message}`);
      return null;
    }
  }

  /** Nothing of a file that was erased meanwhile. */
  private async keep(uid: string, kept: Buffer[]): Promise<void> {
    if (kept.length === 0) return;
    const rows = kept.map((sketch, part) => {
      const cells = deflateRawSync(sketch.map((grey) => grey & KEPT_BITS));
      return Prisma.sql`(${part}::int, ${wavesOf(sketch)}::int[], ${cells}::bytea)`;
    });
    await this.database.$executeRaw`
      WITH f AS (SELECT uid, created_at FROM file WHERE uid = ${uid}::uuid AND key NOT LIKE 'erased/%' FOR SHARE)
      INSERT INTO file_sketch (file_uid, part, waves, cells, created_at)
      SELECT f.uid, s.part, s.waves, s.cells, f.created_at FROM f, (VALUES ${Prisma.join(rows)}) s (part, waves, cells)
      ON CONFLICT DO NOTHING`;
  }

  private async findAlike(uid: string, sketches: Buffer[]): Promise<string[]> {
    const alike = new Set<string>();
    for (const sketch of sketches) {
      const found = await this.database.$queryRaw<{ uid: string; cells: Uint8Array }[]>(nearest(uid, wavesOf(sketch)));
      for (const one of found)
        if (!alike.has(one.uid) && areAlike(sketch, inflateRawSync(one.cells))) alike.add(one.uid);
    }
    return [...alike];
  }

  /** Identical pictures are known by their fingerprint already. */
  private async record(uid: string, alike: string[]): Promise<void> {
    await this.database.$executeRaw`
      WITH pair AS (
        SELECT mine.uid AS mine, other.uid AS other FROM file mine JOIN file other ON other.uid = ANY (${alike}::uuid[])
        WHERE mine.uid = ${uid}::uuid AND mine.sha256 <> other.sha256
          AND mine.key NOT LIKE 'erased/%' AND other.key NOT LIKE 'erased/%' FOR SHARE)
      INSERT INTO file_likeness (file_uid, like_uid)
      SELECT mine, other FROM pair UNION ALL SELECT other, mine FROM pair ON CONFLICT DO NOTHING`;
  }
}

/** The sketches of other files of which no wave is far from these, the nearest first; those of the index `file_sketch_waves` first of all. */
export function nearest(uid: string, waves: readonly number[]): Prisma.Sql {
  const column = (at: number) => Prisma.raw(`s.waves[${at + 1}]`);
  const within = waves.map(
    (wave, at) => Prisma.sql`${column(at)} BETWEEN ${wave - FARTHEST_WAVE}::int AND ${wave + FARTHEST_WAVE}::int`,
  );
  const away = waves.map((wave, at) => Prisma.sql`(${column(at)} - ${wave}::int)::float8 ^ 2`);
  return Prisma.sql`
    SELECT s.file_uid AS uid, s.cells FROM file_sketch s
    WHERE ${Prisma.join(within, ' AND ')} AND s.file_uid <> ${uid}::uuid
    ORDER BY ${Prisma.join(away, ' + ')}, s.created_at DESC LIMIT ${MOST_NEAR}`;
}
