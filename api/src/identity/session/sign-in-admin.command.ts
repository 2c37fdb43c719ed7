import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AdminSessionView, AdminSignInBody } from '#contracts/identity/session.http';
import type { AdminRole } from '#domain/platform/admin-role';
import { Database } from '#runtime/platform/db/database';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { AttemptLimits, type Budget, addressSubject } from '../../platform/http/limits/attempt-limits.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { Tokens } from './tokens.js';

export class SignInAdminCommand extends Command<AdminSessionView> {
  constructor(
    readonly body: AdminSignInBody,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(SignInAdminCommand)
export class SignInAdminHandler implements ICommandHandler<SignInAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly attempts: AttemptLimits,
  ) {}

  async execute({ body: { email, password }, address }: SignInAdminCommand): Promise<AdminSessionView> {
    const ofAddress: Budget = { kind: 'sign-in address', subject: addressSubject(address) };
    // Includes the address, so that guesses from elsewhere cannot lock an admin out.
    const ofAccount: Budget = { kind: 'admin sign-in account', subject: `${email}\n${ofAddress.subject}` };
    const budgets = [ofAddress, ofAccount];
    await this.attempts.spend(...budgets);
    const admin = await this.database.admin.findUnique({ where: { email } });
    const matches = await this.attempts.on(budgets, () => this.passwords.matches(admin?.passwordHash, password));
    if (!admin || admin.deactivatedAt || !matches) throw new Refusal('CREDENTIALS_INVALID', 401);
    await this.attempts.giveBack(ofAddress);
    await this.attempts.forget(ofAccount);
    const { uid, name, generation } = admin;
    return { ...this.tokens.forAdmin({ uid, generation }), uid, name, email, role: admin.role as AdminRole };
  }
}
