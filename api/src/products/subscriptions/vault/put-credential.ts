import type { StoreCredentialBody } from '#contracts/products/subscriptions/vault.http';
import { DomainError } from '#domain/platform/domain-error';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { grantAccess } from '#runtime/products/subscriptions/access/grant-access';
import type { GroupLogin, Vault } from '#runtime/products/subscriptions/vault/vault';

interface Keeper {
  by: 'host' | 'admin';
  uid: string;
  /** The actor, as the access log shows it. */
  access: { accountUid: string } | { adminName: string };
  ip: string;
}

/**
 * Puts a login into the group's vault: row, log and event in the caller's transaction, which holds the group's lock.
 * The same login again changes nothing. @returns the version, and whether it is a new one.
 */
export async function putCredential(
  tx: Tx,
  vault: Vault,
  groupUid: string,
  body: StoreCredentialBody,
  keeper: Keeper,
  at: Date,
): Promise<{ version: number; changed: boolean }> {
  const { username, password, profile = null, pin = null, note = null } = body;
  const login: GroupLogin = { username, password, profile, pin, note };
  const before = await tx.groupCredential.findUnique({ where: { groupUid } });
  if (before && isSame(login, () => vault.open(before, before))) return { version: before.version, changed: false };
  // Also after a login that was lost: a version is never used twice, or an old row could replace a new one.
  const { _max: last } = await tx.credentialAccess.aggregate({ where: { groupUid }, _max: { version: true } });
  const version = (last.version ?? 0) + 1;
  const envelope = await vault.seal(tx, login, { groupUid, version });
  const row = { ...envelope, version, storedBy: keeper.by, storedUid: keeper.uid, storedAt: at };
  await tx.groupCredential.upsert({
    where: { groupUid },
    create: { groupUid, ...row },
    update: row,
    select: { groupUid: true },
  });
  await tx.credentialAccess.create({
    data: { groupUid, version, kind: 'stored', ...keeper.access, ip: keeper.ip, at },
    select: { id: true },
  });
  await grantAccess(tx, groupUid, at);
  await announce(tx, 'credential.changed', { groupUid, version });
  return { version, changed: true };
}

/** A login that cannot be opened any more is simply another one. */
function isSame(login: GroupLogin, open: () => GroupLogin): boolean {
  try {
    const stored = open();
    return (Object.keys(login) as (keyof GroupLogin)[]).every((key) => login[key] === stored[key]);
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
