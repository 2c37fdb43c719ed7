import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '#domain/domain-error';
import { type PasswordOwner, isMonotonous, isOwnData } from '#domain/identity/own-password';
import { AtOnce } from '#runtime/at-once';
import { ARGON2 } from '#runtime/passwords/argon2-profile';
import { COMMON_PASSWORDS } from '#runtime/passwords/common-passwords';

/**
 * Hashing runs on the thread pool, with 46 MB each; more at once would starve the event loop of two cores: the rest wait
 * their turn. In a flood the line is as long as what can be hashed in that time, and nobody stands in it for longer.
 */
const AT_ONCE = 4;
const LINE = { atMost: 200, forMs: 5_000 };
/** Of a password that nobody knows. It stands here, and is not made when it is needed: making it would cost time that tells. */
export const DECOY =
  '$argon2id$v=19$m=47104,t=1,p=1$tSVkrwLDl5GK93y+PHxaAg$FGKlItLie4p1kwEeAZjl0FC0BxA09l4Y/uISoB9CdGI';

@Injectable()
export class Passwords {
  private readonly turns = new AtOnce(AT_ONCE, LINE);

  /**
   * The hash of a password that is chosen now. @throws DomainError on the field `password` when thieves would try it first,
   * TooBusy.
   */
  async hashNew(password: string, owner: PasswordOwner): Promise<string> {
    if (isMonotonous(password) || COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase()))
      throw refused('Kata sandi ini sering bocor dan gampang ditebak. Pilih yang lain, ya.');
    if (isOwnData(password, owner))
      throw refused('Jangan pakai nama, email, nomor HP kamu, atau nama Patungan sebagai kata sandi, ya.');
    return this.hash(password);
  }

  /** An unknown user costs the same time as a wrong password, so that the time tells nothing. @throws TooBusy. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    // A hash that cannot be read, as of somebody who was erased, is nobody's.
    const same = await this.turns.run(() => verify(passwordHash ?? DECOY, password).catch(() => false));
    return same && passwordHash !== undefined;
  }

  private hash(password: string): Promise<string> {
    return this.turns.run(() => hash(password, ARGON2));
  }
}

const refused = (message: string): DomainError => new DomainError('PASSWORD_WEAK', message, 'invalid', 'password');
