import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import { Passwords } from '#runtime/passwords/passwords';
import { AttemptLimits } from '../http/attempt-limits.js';
import { Refusal } from '../http/refusal.js';

/**
 * Before what only the owner may do: the phone may lie open on a table. Guesses have a budget of their own, so that whoever
 * guesses here does not keep the owner from signing in. @throws Refusal 422 on the field `currentPassword`, 429.
 */
@Injectable()
export class OwnerPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly attempts: AttemptLimits,
  ) {}

  async require(owner: { uid: string; passwordHash: string }, currentPassword: string): Promise<void> {
    const budget = { kind: 'password in use', subject: owner.uid } as const;
    await this.attempts.spend(budget);
    const matches = () => this.passwords.matches(owner.passwordHash, currentPassword);
    if (await this.attempts.on([budget], matches)) return this.attempts.forget(budget);
    throw wrong();
  }
}

const wrong = (): Refusal =>
  new Refusal('PASSWORD_WRONG', 422, [{ field: 'currentPassword', message: ERROR_MESSAGE.PASSWORD_WRONG }]);
