import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '#domain/platform/domain-error';
import { type PasswordOwner, isMonotonous, isOwnData } from '#domain/identity/registration/own-password';
import { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import { ARGON2 } from '#runtime/identity/passwords/argon2-profile';
import { COMMON_PASSWORDS } from '#runtime/generated/common-passwords';

/**
 * Each hash takes a thread of the pool and 46 MB; more at once would starve the event loop on two cores. The queue is
 * as long as what can be hashed in the maximum wait.
 */
const AT_ONCE = 4;
const LINE = { atMost: 200, forMs: 5_000 };
/** The hash of a random password. A constant, because computing it at the first use would take measurable time. */
export const DECOY =
  '$argon2id$v=19$m=47104,t=1,p=1$tSVkrwLDl5GK93y+PHxaAg$FGKlItLie4p1kwEeAZjl0FC0BxA09l4Y/uISoB9CdGI';

@Injectable()
export class Passwords {
  private readonly turns = new ConcurrencyLimit(AT_ONCE, LINE);

  /** Hashes a new password. @throws DomainError on the field `password` when it is easy to guess, TooBusy. */
  async hashNew(password: string, owner: PasswordOwner): Promise<string> {
    if (isMonotonous(password) || COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase()))
      throw refused('Kata sandi ini sering bocor dan gampang ditebak. Pilih yang lain, ya.');
    if (isOwnData(password, owner))
      throw refused('Jangan pakai nama, email, nomor HP kamu, atau nama Patungan sebagai kata sandi, ya.');
    return this.hash(password);
  }

  /** Takes the same time for an unknown user as for a wrong password. @throws TooBusy. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    // An invalid hash, for instance of an erased customer, matches no password.
    const same = await this.turns.run(() => verify(passwordHash ?? DECOY, password).catch(() => false));
    return same && passwordHash !== undefined;
  }

  private hash(password: string): Promise<string> {
    return this.turns.run(() => hash(password, ARGON2));
  }
}

const refused = (message: string): DomainError => new DomainError('PASSWORD_WEAK', message, 'invalid', 'password');
