import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SessionView, SignInBody } from '#contracts/identity/session.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { matchCustomer } from '#runtime/identity/match-customer';
import { AttemptLimits, type Budget, addressSubject } from '../../platform/http/limits/attempt-limits.js';
import { lockIfPasswordUnchanged } from '../owner-password.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { openSession } from './open-session.js';
import { hashOfSecret } from './random-secret.js';
import { RefreshTokens } from './refresh-tokens.js';
import { type RequestDevice, knownHashOf } from './request-device.js';
import { Tokens } from './tokens.js';

/** The scope that apps send; any other is a browser. */
const APP = 'app';

export class SignInCommand extends Command<SessionView> {
  constructor(
    readonly body: SignInBody,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/** Answer and duration are the same for a wrong password and an unknown e-mail. */
@CommandHandler(SignInCommand)
export class SignInHandler implements ICommandHandler<SignInCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    readonly tokens: Tokens,
    readonly refreshTokens: RefreshTokens,
    private readonly attempts: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ body, device }: SignInCommand): Promise<SessionView> {
    const { email, password, deviceId, deviceOs, scope } = body;
    const budgets = await this.budgetsOf(email, device);
    await this.attempts.spend(...budgets);
    const customer = await this.database.customer.findUnique({ where: { email } });
    const matches = await this.attempts.on(budgets, () => this.passwords.matches(customer?.passwordHash, password));
    if (!customer || !matches) throw wrong();
    await this.forgive(budgets);
    const session = { customer, deviceId, deviceOs, device, isApp: scope === APP };
    return this.database.transaction(async (tx) => {
      if (!(await lockIfPasswordUnchanged(tx, customer))) throw wrong();
      const now = this.clock.now();
      // A blocked customer may sign in, to read the reason and appeal.
      const { phoneNumber, emailVerifiedAt } = customer;
      const facts = factsOf({
        email,
        isEmailCertain: emailVerifiedAt !== null,
        phoneNumber,
        deviceIds: [deviceId],
        browserHashes: [knownHashOf(device)],
      });
      await matchCustomer(tx, customer.uid, facts, now);
      return openSession(tx, this, session, now);
    });
  }

  /**
   * A known device of the customer has a budget of its own, so that guesses from elsewhere cannot lock the customer
   * out.
   */
  private async budgetsOf(email: string, { secret, isNew, address }: RequestDevice): Promise<Budget[]> {
    const deviceHash = hashOfSecret(secret);
    const where = { deviceHash, customer: { email } };
    const known = await this.database.session.findFirst({ where, select: { uid: true } });
    if (known && !isNew) return [{ kind: 'sign-in device', subject: `${email}\n${deviceHash}` }];
    return [
      { kind: 'sign-in address', subject: addressSubject(address) },
      { kind: 'sign-in account', subject: email },
    ];
  }

  /**
   * The address keeps its failures: otherwise an attacker could reset them by signing in to an account of their own.
   */
  private async forgive(budgets: Budget[]): Promise<void> {
    for (const budget of budgets)
      if (budget.kind === 'sign-in address') await this.attempts.giveBack(budget);
      else await this.attempts.forget(budget);
  }
}

const wrong = (): Refusal => new Refusal('CREDENTIALS_INVALID', 401);
