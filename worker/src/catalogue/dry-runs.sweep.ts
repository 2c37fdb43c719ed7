import { Injectable } from '@nestjs/common';
import { oldestDryRun } from '#domain/catalogue/dry-run';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';

/**
 * Deletes price sheets that were checked and never applied. One that is being applied is locked, and has `appliedAt`
 * when the lock is free.
 */
@Injectable()
export class DryRunsSweep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of deleted sheets. */
  async sweep(): Promise<number> {
    const expired = { appliedAt: null, createdAt: { lt: oldestDryRun(this.clock.now()) } };
    const { count } = await this.database.priceImport.deleteMany({ where: expired });
    return count;
  }
}
