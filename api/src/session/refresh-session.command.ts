import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SessionView } from '#contracts/http/session.http';
import { Clock } from '#runtime/clock/clock';
import { Database, type Tx } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';
import { identityOf } from './sign-in.command.js';
import { Tokens, hashOfRefreshToken, newRefreshToken } from './tokens.js';

/** Two tabs may refresh at the same moment: the late one is refused, but does not end the session. */
const GRACE_MS = 10_000;

export class RefreshSessionCommand extends Command<SessionView> {
  constructor(readonly refreshToken: string) {
    super();
  }
}

/** Rotates the refresh token. One that was already rotated is stolen or copied: it ends the session. Decisions: Session. */
@CommandHandler(RefreshSessionCommand)
export class RefreshSessionHandler implements ICommandHandler<RefreshSessionCommand> {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  async execute({ refreshToken }: RefreshSessionCommand): Promise<SessionView> {
    const session = await this.database.transaction((tx) => this.rotate(tx, refreshToken));
    if (!session) throw new Refusal('TOKEN_REQUIRED', 401);
    return session;
  }

  private async rotate(tx: Tx, refreshToken: string): Promise<SessionView | null> {
    const now = this.clock.now();
    const given = hashOfRefreshToken(refreshToken);
    const next = newRefreshToken();
    const rotated = await tx.session.updateManyAndReturn({
      where: { refreshHash: given, revokedAt: null, expiresAt: { gt: now } },
      data: { refreshHash: hashOfRefreshToken(next), previousHash: given, rotatedAt: now },
      include: { customer: true },
    });
    const [session] = rotated;
    if (!session) {
      const graceEnded = new Date(now.getTime() - GRACE_MS);
      await tx.session.updateMany({
        where: { previousHash: given, rotatedAt: { lt: graceEnded }, revokedAt: null },
        data: { revokedAt: now },
      });
      return null;
    }
    const { customer, uid: sessionUid } = session;
    return {
      ...this.tokens.forCustomer({ uid: customer.uid, sessionUid }),
      refreshToken: next,
      ...identityOf(customer),
    };
  }
}
