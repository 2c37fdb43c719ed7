import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '#domain/platform/domain-error';
import { Config } from '#runtime/platform/config/config';
import type { Database, Tx } from '#runtime/platform/db/database';
import { type Envelope, EnvelopeError, open, rewrap, seal } from '#runtime/platform/encryption/envelope';
import { introduceKey } from '#runtime/platform/encryption/introduce-key';

/** The login of a group's subscription. Never logged, never in an event, a job or a mail. */
export interface GroupLogin {
  username: string;
  password: string;
  profile: string | null;
  pin: string | null;
  note: string | null;
}

/** Of which group, and the how many-th. */
export interface LoginPlace {
  groupUid: string;
  version: number;
}

/** Seals and opens logins with the master keys of this process. Does not check permissions. docs/decisions/0013. */
@Injectable()
export class Vault {
  private readonly log = new Logger('vault');

  constructor(private readonly config: Config) {}

  /** @throws DomainError `VAULT_CLOSED` when no master key was given, or another one than the database knows. */
  async seal(tx: Tx, login: GroupLogin, place: LoginPlace): Promise<Envelope> {
    await this.introduceKey(tx);
    return seal(login, nameOf(place), this.config.masterKeys);
  }

  /** @throws DomainError (conflict) with what to do; the cause is logged, without a secret. */
  open(envelope: Envelope, place: LoginPlace): GroupLogin {
    try {
      return open(envelope, nameOf(place), this.config.masterKeys) as GroupLogin;
    } catch (error) {
      if (!(error instanceof EnvelopeError)) throw error;
      const { groupUid, version } = place;
      this.log.error(`group ${groupUid} version ${version} key ${envelope.keyVersion}: ${error.message}`);
      throw error.reason === 'no-key' ? closed() : unreadable();
    }
  }

  /** The same secret under the newest key. @throws EnvelopeError. */
  async rewrap(tx: Tx, envelope: Envelope, place: LoginPlace): Promise<Envelope> {
    await this.introduceKey(tx);
    return rewrap(envelope, nameOf(place), this.config.masterKeys);
  }

  /** @throws Error when a key is not the one that this database's secrets were wrapped with; then nothing may start. */
  async check(database: Pick<Database, 'vaultKey' | 'groupCredential' | 'adminSecondFactor'>): Promise<void> {
    const { masterKeys } = this.config;
    for (const { version, fingerprint } of await database.vaultKey.findMany()) {
      const ours = masterKeys.fingerprint(version);
      if (ours && ours !== fingerprint)
        throw new Error(
          `VAULT_KEY: version ${version} is another key than the one that this database's logins were sealed with`,
        );
      if (ours) continue;
      const where = { keyVersion: version };
      if ((await database.groupCredential.count({ where })) > 0)
        this.log.error(`VAULT_KEY: version ${version} is missing; logins that were sealed with it cannot be opened`);
      if ((await database.adminSecondFactor.count({ where })) > 0)
        this.log.error(`VAULT_KEY: version ${version} is missing; admins whose second factor it sealed cannot sign in`);
    }
  }

  private async introduceKey(tx: Tx): Promise<void> {
    const known = await introduceKey(tx, this.config.masterKeys);
    if (known === 'another-key')
      this.log.error(
        `VAULT_KEY: version ${this.config.masterKeys.currentVersion} is another key than the one that this database knows`,
      );
    if (known !== 'known') throw closed();
  }
}

const nameOf = ({ groupUid, version }: LoginPlace): string => `patungan credential ${groupUid} ${version}`;

const closed = () =>
  new DomainError(
    'VAULT_CLOSED',
    'Brankas data login sedang tidak bisa dibuka. Coba lagi nanti atau minta bantuan kami.',
  );
const unreadable = () =>
  new DomainError(
    'CREDENTIAL_UNREADABLE',
    'Data login ini rusak dan tidak bisa dibuka. Minta host atau admin menyimpannya lagi.',
  );
