import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { Eraser, SECOND_PASS_AFTER_MS } from '../privacy/eraser.js';

const BATCH = 100;

/** Carries out what waited for money, and finishes what was erased some time ago. docs/decisions/0012. */
@Injectable()
export class ErasuresSweep {
  private readonly log = new Logger('erasures');

  constructor(
    private readonly database: Database,
    private readonly eraser: Eraser,
    private readonly clock: Clock,
  ) {}

  /** How many erasures took a step. One that fails does not keep the others waiting. */
  async sweep(): Promise<number> {
    const erasedBefore = new Date(this.clock.now().getTime() - SECOND_PASS_AFTER_MS);
    let steps = 0;
    for (let after: string | undefined; ;) {
      const batch = await this.open(erasedBefore, after);
      for (const uid of batch) if (await this.step(uid)) steps += 1;
      if (batch.length < BATCH) return steps;
      after = batch.at(-1);
    }
  }

  private async step(uid: string): Promise<boolean> {
    try {
      return await this.eraser.carryOut(uid);
    } catch (error) {
      this.log.error(`erasure ${uid}: ${(error as Error).message}`);
      return false;
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
