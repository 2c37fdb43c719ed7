import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Eraser, SECOND_PASS_AFTER_MS } from './privacy/eraser.js';
import { processEach } from '../platform/sweeps/process-each.js';

const BATCH = 100;

/** Carries out erasures whose obstacles are gone, and finishes those erased some time ago. docs/decisions/0012 */
@Injectable()
export class ErasuresSweep {
  private readonly log = new Logger('erasures');

  constructor(
    private readonly database: Database,
    private readonly eraser: Eraser,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of erasures that advanced. */
  async sweep(): Promise<number> {
    const erasedBefore = new Date(this.clock.now().getTime() - SECOND_PASS_AFTER_MS);
    let steps = 0;
    for (let after: string | undefined; ;) {
      const batch = await this.open(erasedBefore, after);
      steps += await processEach(this.log, batch, (uid) => this.eraser.carryOut(uid));
      if (batch.length < BATCH) return steps;
      after = batch.at(-1);
    }
  }

  private async open(erasedBefore: Date, after: string | undefined): Promise<string[]> {
    const erasures = await this.database.erasure.findMany({
      where: {
        uid: { gt: after },
        OR: [{ state: 'requested' }, { state: 'erased', erasedAt: { lt: erasedBefore } }],
      },
      orderBy: { uid: 'asc' },
      take: BATCH,
      select: { uid: true },
    });
    return erasures.map(({ uid }) => uid);
  }
}
