import type { Database } from '#runtime/db/database';
import { stage } from '#runtime/stages';
import { EnvelopeError } from '#runtime/vault/envelope';
import type { Vault } from '#runtime/vault/vault';

export interface LeftBehind {
  groupUid: string;
  keyVersion: number;
  reason: EnvelopeError['reason'];
}

/**
 * One login, one transaction: whatever dies in between has either moved it or not, and the next run takes the rest.
 * A login that cannot be opened is left as it is and named.
 */
export async function rewrapAll(
  database: Database,
  vault: Vault,
  newest: number | null,
): Promise<{ moved: number; left: LeftBehind[] }> {
  const left: LeftBehind[] = [];
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
    stage('rotate-vault:moved');
  }
  return { moved, left };
}

function moveOne(
  database: Database,
  vault: Vault,
  groupUid: string,
  newest: number | null,
): Promise<'moved' | LeftBehind | null> {
  return database.transaction(async (tx) => {
    // The host may be storing another login at this moment: then it has the newest key already.
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
      stage('rotate-vault:before-commit');
      return 'moved';
    } catch (error) {
      if (!(error instanceof EnvelopeError)) throw error;
      return { groupUid, keyVersion: row.keyVersion, reason: error.reason };
    }
  });
}
