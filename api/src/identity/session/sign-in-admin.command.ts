import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AdminSessionView, AdminSignInBody } from '#contracts/identity/session.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { CurrentAdmins } from '../../platform/http/access/current-admin.js';
import { AttemptLimits, type Budget, addressSubject } from '../../platform/http/limits/attempt-limits.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { lockIfPasswordUnchanged } from '../owner-password.js';
import { openAdminSession } from './admin-sessions.js';
import { hashOfSecret } from './random-secret.js';
import type { RequestDevice } from './request-device.js';
import { Tokens } from './tokens.js';

export class SignInAdminCommand extends Command<AdminSessionView> {
  constructor(
    readonly body: AdminSignInBody,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/**
 * The first step; a second factor comes after it, in the session that this opens. Answer and duration are the same for
 * a wrong password, an unknown e-mail and a deactivated admin.
 */
@CommandHandler(SignInAdminCommand)
export class SignInAdminHandler implements ICommandHandler<SignInAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly attempts: AttemptLimits,
    private readonly clock: Clock,
    private readonly admins: CurrentAdmins,
  ) {}

  async execute({ body: { email, password }, device }: SignInAdminCommand): Promise<AdminSessionView> {
    const ofAddress: Budget = { kind: 'sign-in address', subject: addressSubject(device.address) };
    const ofAccount = await this.accountBudget(email, device);
    const budgets = [ofAddress, ofAccount];
    await this.attempts.spend(...budgets);
    const admin = await this.database.admin.findUnique({ where: { email } });
    const matches = await this.attempts.on(budgets, () => this.passwords.matches(admin?.passwordHash, password));
    if (!admin || admin.deactivatedAt || !matches) throw wrong();
    await this.attempts.giveBack(ofAddress);
    await this.attempts.forget(ofAccount);
    const { uid, name, passwordHash } = admin;
    const sessionUid = await this.database.transaction(async (tx) => {
      if (!(await lockIfPasswordUnchanged(tx, { table: 'admin', uid, passwordHash }))) throw wrong();
      return openAdminSession(tx, uid, device, this.clock.now());
    });
    const opened = await this.admins.find({ uid, sessionUid });
    // Deactivated a moment ago, or with another password.
    if (!opened) throw wrong();
    const { role, step } = opened;
    return { ...this.tokens.forAdmin({ uid, sessionUid }), sessionUid, uid, name, email, role, step };
  }

  /** Guesses count over all addresses. A device the admin has signed in on has a budget of its own. docs/decisions/0027 */
  private async accountBudget(email: string, { secret, isNew }: RequestDevice): Promise<Budget> {
    const deviceHash = hashOfSecret(secret);
    const where = { deviceHash, admin: { email } };
    const known = await this.database.adminSession.findFirst({ where, select: { uid: true } });
    return known && !isNew
      ? { kind: 'admin sign-in device', subject: `${email}\n${deviceHash}` }
      : { kind: 'admin sign-in account', subject: email };
  }
}

const wrong = (): Refusal => new Refusal('CREDENTIALS_INVALID', 401);
