import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { endEntry, lockEntry } from '#runtime/identity/blacklist.store';
import { processEach } from '../platform/sweeps/process-each.js';

const BATCH = 100;

/** Ends the entries whose last day is over and unblocks their customers. */
@Injectable()
export class ExpiredBlacklistSweep {
  private readonly log = new Logger('expired-blacklist');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of ended entries. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const over = await this.database.blacklistEntry.findMany({
      where: { state: 'active', expiresAt: { lte: now } },
      orderBy: { expiresAt: 'asc' },
      take: BATCH,
      select: { uid: true },
    });
    return processEach(
      this.log,
      over.map(({ uid }) => uid),
      (uid) => this.database.transaction((tx) => expire(tx, uid, now)),
    );
  }
}

/** False when another worker or an admin ended it first. */
async function expire(tx: Tx, uid: string, now: Date): Promise<boolean> {
  const { state } = await lockEntry(tx, uid);
  if (state !== 'active') return false;
  await endEntry(tx, uid, { action: 'expire', actor: 'system', by: 'sistem', reason: 'Masa blokir selesai', now });
  return true;
}
