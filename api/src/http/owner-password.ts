import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { Tx } from '#runtime/db/database';
import { Passwords } from '#runtime/passwords/passwords';
import { AttemptLimits } from './attempt-limits.js';
import { Refusal } from './refusal.js';

interface Owner {
  uid: string;
  passwordHash: string;
}

/**
 * Before what only the owner may do: the phone may lie open on a table. Guesses have a budget of their own, so that whoever
 * guesses here does not keep the owner from signing in. @throws Refusal 422 on `field`, 429.
 */
@Injectable()
export class OwnerPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly attempts: AttemptLimits,
  ) {}

  /** Outside the transaction: hashing would hold its connection and its locks. */
  async require(owner: Owner, given: string, field = 'currentPassword'): Promise<void> {
    const budget = { kind: 'password in use', subject: owner.uid } as const;
    await this.attempts.spend(budget);
    const matches = () => this.passwords.matches(owner.passwordHash, given);
    if (await this.attempts.on([budget], matches)) return this.attempts.forget(budget);
    throw wrong(field);
  }

  /** In the transaction, after `require`: that password may be another by now. */
  async requireStill(tx: Tx, owner: Owner, field = 'currentPassword'): Promise<void> {
    if (!(await holdPassword(tx, owner))) throw wrong(field);
  }
}

/**
 * Comparing takes time, and meanwhile the password may be set anew, which ends all that the old one opened: what is opened
 * after that has to be refused. Until the end of the transaction nobody sets another.
 */
export async function holdPassword(tx: Tx, { uid, passwordHash }: Owner): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS held FROM customer WHERE uid = ${uid}::uuid AND password_hash = ${passwordHash} FOR NO KEY UPDATE`;
  return held.length > 0;
}

const wrong = (field: string): Refusal =>
  new Refusal('PASSWORD_WRONG', 422, [{ field, message: ERROR_MESSAGE.PASSWORD_WRONG }]);
