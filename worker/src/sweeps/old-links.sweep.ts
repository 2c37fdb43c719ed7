import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';

const KEEP_MS = 30 * 86_400_000;

/** Forgets links, and the addresses in them, a month after they have ended. */
@Injectable()
export class OldLinksSweep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** How many were forgotten. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEEP_MS);
    const { count } = await this.database.accountLink.deleteMany({ where: { expiresAt: { lt: before } } });
    return count;
  }
}
