import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { AtOnce } from '#runtime/at-once';

/** 50 ms each on purpose; hashing runs on the thread pool. OWASP's argon2id profile. */
const ARGON2 = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
/** More would starve the event loop of two cores: the rest wait their turn. */
const AT_ONCE = 4;

@Injectable()
export class Passwords {
  private readonly turns = new AtOnce(AT_ONCE);
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.turns.run(() => hash(password, ARGON2));
  }

  /** An unknown user costs the same time as a wrong password, so that the time tells nothing. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const target = passwordHash ?? (await (this.decoy ??= this.hash('nobody has this password')));
    const same = await this.turns.run(() => verify(target, password));
    return same && passwordHash !== undefined;
  }
}
