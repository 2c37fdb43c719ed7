import type { Tx } from '#runtime/platform/db/database';
import type { MasterKeys } from '#runtime/platform/encryption/master-keys';

/**
 * Stores the fingerprint of the newest master key with the first secret under it, so that a wrong key of the same version
 * is detected. Call before sealing, in the same transaction.
 */
export async function introduceKey(tx: Tx, keys: MasterKeys): Promise<'known' | 'no-key' | 'another-key'> {
  const version = keys.currentVersion;
  const fingerprint = version === null ? null : keys.fingerprint(version);
  if (version === null || fingerprint === null) return 'no-key';
  await tx.vaultKey.createMany({ data: [{ version, fingerprint }], skipDuplicates: true });
  const known = await tx.vaultKey.findUniqueOrThrow({ where: { version } });
  return known.fingerprint === fingerprint ? 'known' : 'another-key';
}
