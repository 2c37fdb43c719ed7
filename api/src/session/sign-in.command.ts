import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SessionView, SignInBody } from '#contracts/http/session.http';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';
import { Passwords } from './passwords.js';
import { REFRESH_DAYS, Tokens, hashOfRefreshToken, newRefreshToken } from './tokens.js';

export class SignInCommand extends Command<SessionView> {
  constructor(readonly body: SignInBody) {
    super();
  }
}

@CommandHandler(SignInCommand)
export class SignInHandler implements ICommandHandler<SignInCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  async execute({ body: { email, password, deviceId, deviceOs } }: SignInCommand): Promise<SessionView> {
    const customer = await this.database.customer.findUnique({ where: { email } });
    const matches = await this.passwords.matches(customer?.passwordHash, password);
    if (!customer || !matches) throw new Refusal('CREDENTIALS_INVALID', 401);
    const refreshToken = newRefreshToken();
    const { uid: sessionUid } = await this.database.session.create({
      data: {
        customerUid: customer.uid,
        deviceId,
        deviceOs,
        refreshHash: hashOfRefreshToken(refreshToken),
        expiresAt: new Date(this.clock.now().getTime() + REFRESH_DAYS * 86_400_000),
      },
      select: { uid: true },
    });
    return { ...this.tokens.forCustomer({ uid: customer.uid, sessionUid }), refreshToken, ...identityOf(customer) };
  }
}

/** What the client keeps in its cookies. Spec 1 §3. */
export const identityOf = (customer: { uid: string; name: string; email: string; avatar: string | null }) => ({
  uid: customer.uid,
  customerUid: customer.uid,
  username: customer.name,
  email: customer.email,
  avatar: customer.avatar,
});
