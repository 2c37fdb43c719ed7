import type { Database } from '#runtime/platform/db/database';
import { crashPoint } from '#runtime/platform/crash-point';
import { EnvelopeError, rewrap } from '#runtime/platform/encryption/envelope';
import type { MasterKeys } from '#runtime/platform/encryption/master-keys';
import { introduceKey } from '#runtime/platform/encryption/introduce-key';
import { placeOfSecondFactor } from '#runtime/platform/encryption/second-factor-place';
import type { Vault } from '#runtime/products/subscriptions/vault/vault';

export interface SkippedLogin {
  groupUid: string;
  keyVersion: number;
  reason: EnvelopeError['reason'];
}

/**
 * Wraps every login with the newest master key, one transaction each, so that an interrupted run can be repeated. A login
 * that cannot be opened is left unchanged and reported.
 */
export async function rewrapAll(
  database: Database,
  vault: Vault,
  newest: number | null,
): Promise<{ moved: number; left: SkippedLogin[] }> {
  const left: SkippedLogin[] = [];
  let moved = 0;
  const others = await database.groupCredential.findMany({
    where: { keyVersion: { not: newest ?? 0 } },
    select: { groupUid: true },
    orderBy: { groupUid: 'asc' },
  });
  for (const { groupUid } of others) {
    const outcome = await moveOne(database, vault, groupUid, newest);
    if (outcome === 'moved') moved += 1;
    else if (outcome) left.push(outcome);
    crashPoint('rotate-vault:moved');
  }
  return { moved, left };
}

function moveOne(
  database: Database,
  vault: Vault,
  groupUid: string,
  newest: number | null,
): Promise<'moved' | SkippedLogin | null> {
  return database.transaction(async (tx) => {
    // Locked, because the host may store another login at this moment, which then has the newest key.
    await tx.$queryRaw`SELECT 1 AS locked FROM "group_credential" WHERE group_uid = ${groupUid}::uuid FOR UPDATE`;
    const row = await tx.groupCredential.findUnique({ where: { groupUid } });
    if (!row || row.keyVersion === newest) return null;
    try {
      const { keyVersion, wrappedKey } = await vault.rewrap(tx, row, row);
      await tx.groupCredential.update({
        where: { groupUid },
        data: { keyVersion, wrappedKey },
        select: { groupUid: true },
      });
      crashPoint('rotate-vault:before-commit');
      return 'moved';
    } catch (error) {
      if (!(error instanceof EnvelopeError)) throw error;
      return { groupUid, keyVersion: row.keyVersion, reason: error.reason };
    }
  });
}

/** The same for the second factors of admins. @returns the uids of the admins whose secret cannot be opened. */
export async function rewrapSecondFactors(
  database: Database,
  keys: MasterKeys,
): Promise<{ moved: number; left: string[] }> {
  const left: string[] = [];
  let moved = 0;
  const others = await database.adminSecondFactor.findMany({
    where: { keyVersion: { not: keys.currentVersion ?? 0 } },
    select: { adminUid: true },
  });
  for (const { adminUid } of others)
    await database.transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 AS held FROM admin WHERE uid = ${adminUid}::uuid FOR NO KEY UPDATE`;
      const row = await tx.adminSecondFactor.findUnique({ where: { adminUid } });
      if (!row || row.keyVersion === keys.currentVersion) return;
      try {
        if ((await introduceKey(tx, keys)) !== 'known') throw new EnvelopeError('no-key');
        const { keyVersion, wrappedKey } = rewrap(row, placeOfSecondFactor(adminUid, row.version), keys);
        await tx.adminSecondFactor.update({
          where: { adminUid },
          data: { keyVersion, wrappedKey },
          select: { adminUid: true },
        });
        moved += 1;
      } catch (error) {
        if (!(error instanceof EnvelopeError)) throw error;
        left.push(adminUid);
      }
    });
  return { moved, left };
}
