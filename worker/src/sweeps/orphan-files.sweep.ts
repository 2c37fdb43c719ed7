import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { FileStore } from '#runtime/storage/file-store';

const BATCH = 200;
/** An upload whose row is not there after an hour was never committed. */
const MIN_AGE_MS = 3_600_000;

/** Deletes uploaded pictures that no row names: the file is stored before the row, and the process may die in between. */
@Injectable()
export class OrphanFilesSweep {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** How many files were deleted. */
  async sweep(): Promise<number> {
    const before = this.clock.now().getTime() - MIN_AGE_MS;
    let deleted = 0;
    let batch: string[] = [];
    for await (const { key, modifiedAt } of this.files.list('proofs/')) {
      if (modifiedAt.getTime() > before) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      deleted += await this.deleteUnnamed(batch);
      batch = [];
    }
    return deleted + (await this.deleteUnnamed(batch));
  }

  private async deleteUnnamed(keys: string[]): Promise<number> {
    const proofs = await this.database.proof.findMany({ where: { key: { in: keys } }, select: { key: true } });
    const named = new Set(proofs.map(({ key }) => key));
    const orphans = keys.filter((key) => !named.has(key));
    for (const key of orphans) await this.files.delete(key);
    return orphans.length;
  }
}
