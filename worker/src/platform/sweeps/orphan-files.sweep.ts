import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { AVATAR_PREFIX, avatarKeyOf, avatarPathOfKey } from '#runtime/platform/storage/avatars';
import { CONTENT_PREFIX, FileStore } from '#runtime/platform/storage/file-store';

const BATCH = 200;
/** After this time a missing row was never committed, even when this clock and the store's differ by hours. */
const MIN_AGE_MS = DAY_MS;

/** The keys among these that a row refers to. */
type NamedOf = (database: Database, keys: string[]) => Promise<string[]>;

const KINDS: [prefix: string, namedOf: NamedOf][] = [
  [
    'proofs/',
    async (database, keys) => {
      const files = await database.file.findMany({ where: { key: { in: keys } }, select: { key: true } });
      return files.map(({ key }) => key);
    },
  ],
  [
    CONTENT_PREFIX,
    async (database, keys) => {
      const files = await database.contentPictureFile.findMany({ where: { key: { in: keys } }, select: { key: true } });
      return files.map(({ key }) => key);
    },
  ],
  [
    AVATAR_PREFIX,
    async (database, keys) => {
      const where = { avatar: { in: keys.map(avatarPathOfKey) } };
      const customers = await database.customer.findMany({ where, select: { avatar: true } });
      return customers.flatMap(({ avatar }) => (avatar ? [avatarKeyOf(avatar)] : []));
    },
  ],
];

/** Deletes uploaded pictures without a row: the file is stored before its row, and the process may die in between. */
@Injectable()
export class OrphanFilesSweep {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of deleted files. */
  async sweep(): Promise<number> {
    let deleted = 0;
    for (const [prefix, namedOf] of KINDS) deleted += await this.sweepBelow(prefix, namedOf);
    return deleted;
  }

  private async sweepBelow(prefix: string, namedOf: NamedOf): Promise<number> {
    const before = this.clock.now().getTime() - MIN_AGE_MS;
    let deleted = 0;
    let batch: string[] = [];
    for await (const { key, modifiedAt } of this.files.list(prefix)) {
      if (modifiedAt.getTime() > before) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      deleted += await this.deleteUnnamed(batch, namedOf);
      batch = [];
    }
    return deleted + (await this.deleteUnnamed(batch, namedOf));
  }

  private async deleteUnnamed(keys: string[], namedOf: NamedOf): Promise<number> {
    const named = new Set(await namedOf(this.database, keys));
    const orphans = keys.filter((key) => !named.has(key));
    for (const key of orphans) await this.files.delete(key);
    return orphans.length;
  }
}
