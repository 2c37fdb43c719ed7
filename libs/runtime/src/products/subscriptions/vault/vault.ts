import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '#domain/platform/domain-error';
import { Config } from '#runtime/platform/config/config';
import type { Database, Tx } from '#runtime/platform/db/database';
import { type Envelope, EnvelopeError, type Place, open, rewrap, seal } from '#runtime/platform/encryption/envelope';

/** The login of a group's subscription. Never logged, never in an event, a job or a mail. */
export interface GroupLogin {
  username: string;
  password: string;
  profile: string | null;
  pin: string | null;
  note: string | null;
}

/** Seals and opens logins with the master keys of this process. Does not check permissions. docs/decisions/0013. */
@Injectable()
export class Vault {
  private readonly log = new Logger('vault');

  constructor(private readonly config: Config) {}

  /** @throws DomainError `VAULT_CLOSED` when no master key was given, or another one than the database knows. */
  async seal(tx: Tx, login: GroupLogin, place: Place): Promise<Envelope> {
    await this.introduceKey(tx);
    return seal(login, place, this.config.masterKeys);
  }

  /** @throws DomainError (conflict) with what to do; the cause is logged, without a secret. */
  open(envelope: Envelope, place: Place): GroupLogin {
    try {
      return open(envelope, place, this.config.masterKeys) as GroupLogin;
    } catch (error) {
      if (!(error instanceof EnvelopeError)) throw error;
      const { groupUid, version } = place;
      this.log.error(`group ${groupUid} version ${version} key ${envelope.keyVersion}: ${error.message}`);
      throw error.reason === 'no-key' ? closed() : unreadable();
    }
  }

  /** The same secret under the newest key. @throws EnvelopeError. */
  async rewrap(tx: Tx, envelope: Envelope, place: Place): Promise<Envelope> {
    await this.introduceKey(tx);
    return rewrap(envelope, place, this.config.masterKeys);
  }

  /** @throws Error when a key is not the one that this database's secrets were wrapped with; then nothing may start. */
  async check(database: Pick<Database, 'vaultKey' | 'groupCredential'>): Promise<void> {
    const { masterKeys } = this.config;
    for (const { version, fingerprint } of await database.vaultKey.findMany()) {
      const ours = masterKeys.fingerprint(version);
      if (ours && ours !== fingerprint)
        throw new Error(
          `VAULT_KEY: version ${version} is another key than the one that this database's logins were sealed with`,
        );
      if (!ours && (await database.groupCredential.count({ where: { keyVersion: version } })) > 0)
        this.log.error(`VAULT_KEY: version ${version} is missing; logins that were sealed with it cannot be opened`);
    }
  }

  /** The first secret under a key stores the key's fingerprint, so that a wrong key of the same version is detected. */
  private async introduceKey(tx: Tx): Promise<void> {
    const { masterKeys } = this.config;
    const version = masterKeys.currentVersion;
    const fingerprint = version === null ? null : masterKeys.fingerprint(version);
    if (version === null || fingerprint === null) throw closed();
    await tx.vaultKey.createMany({ data: [{ version, fingerprint }], skipDuplicates: true });
    const known = await tx.vaultKey.findUniqueOrThrow({ where: { version } });
    if (known.fingerprint !== fingerprint) {
      this.log.error(`VAULT_KEY: version ${version} is another key than the one that this database knows`);
      throw closed();
    }
  }
}

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
