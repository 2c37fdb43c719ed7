import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';

/**
 * Forgets what is long over: counted attempts, one-time codes, and sessions past their ninety days. Sessions that were
 * signed out stay until then: they tell a known device at its next sign-in.
 */
@Injectable()
export class SessionLeftoversSweep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** How many rows are gone. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const over = { expiresAt: { lt: now } };
    const [codes, attempts, sessions] = [
      await this.database.webviewCode.deleteMany({ where: over }),
      await this.database.attempt.deleteMany({ where: { windowEndsAt: { lt: now } } }),
      await this.database.session.deleteMany({ where: over }),
    ];
    return codes.count + attempts.count + sessions.count;
  }
}
