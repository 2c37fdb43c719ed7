import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { AttemptLimits } from '../platform/http/limits/attempt-limits.js';
import { Refusal } from '../platform/http/errors/refusal.js';

interface Owner {
  /** Default: customer. */
  table?: 'customer' | 'admin';
  uid: string;
  passwordHash: string;
}

/**
 * Requires the current password before sensitive changes, in case the unlocked phone is in other hands. Guesses here
 * have a budget of their own, so that they cannot lock the owner out of signing in.
 * @throws Refusal 422 on `field`, 429.
 */
@Injectable()
export class OwnerPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly attempts: AttemptLimits,
  ) {}

  /** Call outside the transaction: hashing would hold its connection and its locks. */
  async require(owner: Owner, given: string, field = 'currentPassword'): Promise<void> {
    const budget = { kind: 'password in use', subject: owner.uid } as const;
    await this.attempts.spend(budget);
    const matches = () => this.passwords.matches(owner.passwordHash, given);
    if (await this.attempts.on([budget], matches)) return this.attempts.forget(budget);
    throw wrong(field);
  }

  /** Call inside the transaction, after `require`: the password may have changed in between. */
  async requireStill(tx: Tx, owner: Owner, field = 'currentPassword'): Promise<void> {
    if (!(await lockIfPasswordUnchanged(tx, owner))) throw wrong(field);
  }
}

/**
 * Whether the password is still the compared one; locks the row until the end of the transaction. Without it a session
 * could be opened with a password that was replaced during the comparison.
 */
export async function lockIfPasswordUnchanged(
  tx: Tx,
  { table = 'customer', uid, passwordHash }: Owner,
): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS held FROM ${Prisma.raw(table)} WHERE uid = ${uid}::uuid AND password_hash = ${passwordHash} FOR NO KEY UPDATE`;
  return held.length > 0;
}

const wrong = (field: string): Refusal =>
  new Refusal('PASSWORD_WRONG', 422, [{ field, message: ERROR_MESSAGE.PASSWORD_WRONG }]);
