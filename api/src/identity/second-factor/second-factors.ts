import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { RECOVERY_CODES, newRecoveryCode, readCode } from '#domain/platform/second-factor';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import type { Database, Tx } from '#runtime/platform/db/database';
import { EnvelopeError, open, seal } from '#runtime/platform/encryption/envelope';
import { placeOfSecondFactor } from '#runtime/platform/encryption/second-factor-place';
import { introduceKey } from '#runtime/platform/encryption/introduce-key';
import { AttemptLimits } from '../../platform/http/limits/attempt-limits.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { newTotpSecret, stepOfCode } from './totp.js';

type Factor = NonNullable<Awaited<ReturnType<typeof lockFactor>>>;

/** The second factors of admins and their recovery codes. docs/decisions/0042 */
@Injectable()
export class SecondFactors {
  private readonly log = new Logger('second factor');

  constructor(
    private readonly config: Config,
    private readonly attempts: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a new secret that counts for nothing before it is confirmed.
   * @returns it, for the app.
   * @throws DomainError SECOND_FACTOR_SET, VAULT_CLOSED
   */
  async begin(tx: Tx, adminUid: string): Promise<string> {
    const before = await lockFactor(tx, adminUid);
    if (before?.confirmedAt) throw alreadySet();
    if ((await introduceKey(tx, this.config.masterKeys)) !== 'known') throw closed();
    const secret = newTotpSecret();
    const version = randomUUID();
    const envelope = seal({ secret }, placeOfSecondFactor(adminUid, version), this.config.masterKeys);
    const data = { version, ...envelope, createdAt: this.clock.now(), lastStep: 0n };
    await tx.adminSecondFactor.upsert({ where: { adminUid }, create: { adminUid, ...data }, update: data });
    return secret;
  }

  /** Runs `work` with an attempt at a code counted; a success gives all back. @throws Refusal 429 */
  async counted<T>(adminUid: string, work: () => Promise<T>): Promise<T> {
    const budget = { kind: 'second factor', subject: adminUid } as const;
    await this.attempts.spend(budget);
    const done = await work();
    await this.attempts.forget(budget);
    return done;
  }

  /** Takes the first code of a new secret. @throws Refusal 422; DomainError SECOND_FACTOR_SET */
  async confirm(tx: Tx, adminUid: string, typed: string): Promise<void> {
    const factor = await lockFactor(tx, adminUid);
    if (factor?.confirmedAt) throw alreadySet();
    const read = readCode(typed);
    if (!factor || read?.kind !== 'app') throw wrongCode();
    await this.useAppCode(tx, factor, read.code);
    const where = { adminUid };
    await tx.adminSecondFactor.update({ where, data: { confirmedAt: this.clock.now() }, select: { adminUid: true } });
  }

  /** Uses up a code of the app or a recovery code. @returns which. @throws Refusal 422 */
  async use(tx: Tx, adminUid: string, typed: string): Promise<'app' | 'recovery'> {
    const factor = await lockFactor(tx, adminUid);
    const read = readCode(typed);
    if (!factor?.confirmedAt || !read) throw wrongCode();
    if (read.kind === 'app') await this.useAppCode(tx, factor, read.code);
    else await this.useRecoveryCode(tx, adminUid, read.code);
    return read.kind;
  }

  /** Replaces all recovery codes. @returns the new ones, which are readable this once. */
  async renewRecoveryCodes(tx: Tx, adminUid: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(randomInt));
    await tx.adminRecoveryCode.deleteMany({ where: { adminUid } });
    await tx.adminRecoveryCode.createMany({
      data: codes.map((code) => ({ adminUid, codeHash: this.hashOf(adminUid, code) })),
    });
    return codes;
  }

  private async useAppCode(tx: Tx, factor: Factor, code: string): Promise<void> {
    const step = stepOfCode(this.secretIn(factor), code, this.clock.now());
    if (step === null || step <= factor.lastStep) throw wrongCode();
    const where = { adminUid: factor.adminUid };
    await tx.adminSecondFactor.update({ where, data: { lastStep: step }, select: { adminUid: true } });
  }

  private async useRecoveryCode(tx: Tx, adminUid: string, code: string): Promise<void> {
    const where = { adminUid, codeHash: this.hashOf(adminUid, code), usedAt: null };
    const { count } = await tx.adminRecoveryCode.updateMany({ where, data: { usedAt: this.clock.now() } });
    if (count === 0) throw wrongCode();
  }

  private secretIn({ adminUid, version, ...envelope }: Factor): string {
    try {
      return (open(envelope, placeOfSecondFactor(adminUid, version), this.config.masterKeys) as { secret: string })
        .secret;
    } catch (error) {
      if (!(error instanceof EnvelopeError)) throw error;
      this.log.error(`admin ${adminUid} key ${envelope.keyVersion}: ${error.message}`);
      throw closed();
    }
  }

  private hashOf(adminUid: string, code: string): string {
    return createHmac('sha256', this.config.keyFor('recovery-code')).update(`${adminUid} ${code}`).digest('base64url');
  }
}

/** Removes the second factor and all recovery codes. @returns whether there was one. */
export async function removeSecondFactor(tx: Tx, adminUid: string): Promise<boolean> {
  await tx.adminRecoveryCode.deleteMany({ where: { adminUid } });
  const { count } = await tx.adminSecondFactor.deleteMany({ where: { adminUid } });
  return count > 0;
}

/** Locks the admin, so that of two codes at a time the second sees what the first has used up. */
async function lockFactor(tx: Tx, adminUid: string) {
  await tx.$queryRaw`SELECT 1 AS held FROM admin WHERE uid = ${adminUid}::uuid FOR NO KEY UPDATE`;
  return tx.adminSecondFactor.findUnique({ where: { adminUid } });
}

/** What is shown of an admin's own second factor. */
export async function findSecondFactor(database: Database, adminUid: string) {
  const [factor, recoveryCodesLeft] = await Promise.all([
    database.adminSecondFactor.findUnique({ where: { adminUid }, select: { confirmedAt: true } }),
    database.adminRecoveryCode.count({ where: { adminUid, usedAt: null } }),
  ]);
  return { since: factor?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft };
}

const wrongCode = (): Refusal => new Refusal('CODE_WRONG', 422, [{ field: 'code', message: ERROR_MESSAGE.CODE_WRONG }]);
const alreadySet = (): DomainError =>
  new DomainError('SECOND_FACTOR_SET', 'Langkah kedua sudah terpasang. Lepas dulu yang lama untuk menggantinya.');
const closed = (): DomainError =>
  new DomainError(
    'VAULT_CLOSED',
    'Langkah kedua tidak bisa dibuka: kunci brankas (VAULT_KEY) belum dipasang atau berbeda. Hubungi pengelola server.',
  );
