import { Injectable } from '@nestjs/common';
import { oldestDryRun } from '#domain/catalogue/dry-run';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';

/**
 * Forgets price sheets that were checked and never applied. One that is being applied at this moment is locked, and by
 * the time it is free it counts as applied.
 */
@Injectable()
export class DryRunsSweep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** How many were forgotten. */
  async sweep(): Promise<number> {
    const forgotten = { appliedAt: null, createdAt: { lt: oldestDryRun(this.clock.now()) } };
    const { count } = await this.database.priceImport.deleteMany({ where: forgotten });
    return count;
  }
}
