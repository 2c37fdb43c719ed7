import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AdminSessionView, AdminSignInBody } from '#contracts/http/session.http';
import type { AdminRole } from '#domain/admins/admin-role';
import { Database } from '#runtime/db/database';
import { Passwords } from '#runtime/passwords/passwords';
import { AttemptLimits, type Budget, addressSubject } from '../http/attempt-limits.js';
import { Refusal } from '../http/refusal.js';
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
    // With the address in it: who guesses from elsewhere does not lock the admins out.
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
