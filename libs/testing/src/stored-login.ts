import { randomUUID } from 'node:crypto';
import type { Database } from '#runtime/platform/db/database';

/** The login of a group as the API leaves it; what is sealed does not matter to the worker, which has no key. */
export async function aStoredLogin(
  database: Database,
  groupUid: string,
  { version = 1, storedUid = randomUUID() as string } = {},
): Promise<void> {
  await database.vaultKey.createMany({ data: [{ version: 1, fingerprint: 'a'.repeat(64) }], skipDuplicates: true });
  const row = {
    version,
    keyVersion: 1,
    wrappedKey: new Uint8Array(60),
    sealed: new Uint8Array(284),
    storedBy: 'host',
    storedUid,
  };
  await database.groupCredential.upsert({ where: { groupUid }, create: { groupUid, ...row }, update: row });
}
