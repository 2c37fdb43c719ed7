import { createHash, createHmac, randomUUID } from 'node:crypto';
import { LINKS_AN_HOUR, type LinkPurpose, linkEndsAt, requireUsable } from '#domain/identity/account-link';
import { HOUR_MS } from '#domain/time/durations';
import type { Config } from '#runtime/config/config';
import type { Tx } from '#runtime/db/database';
import { lockRow } from '#runtime/db/lock-row';
import { announce } from '#runtime/outbox/announce';

/**
 * 256 bits that only somebody with APP_SECRET can make out of the row's uid. So the plain token is stored nowhere, and
 * exists for the first time where the mail is written (docs/decisions/0011).
 */
export const tokenOf = (config: Config, linkUid: string): string =>
  createHmac('sha256', config.keyFor('account-link')).update(linkUid).digest('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface LinkRequest {
  customerUid: string;
  purpose: LinkPurpose;
  email: string;
  now: Date;
}

/**
 * Has a link sent, and ends the one before it; false when this mailbox has had enough of them in the last hour. Takes
 * the lock on the customer, so that of two requests at once one comes after the other.
 */
export async function sendLink(tx: Tx, config: Config, { customerUid, purpose, email, now }: LinkRequest) {
  await lockRow(tx, 'customer', customerUid);
  const since = new Date(now.getTime() - HOUR_MS);
  const sent = await tx.accountLink.count({ where: { customerUid, purpose, createdAt: { gt: since } } });
  if (sent >= LINKS_AN_HOUR) return false;
  await endLinks(tx, customerUid, [purpose], now);
  const uid = randomUUID();
  await tx.accountLink.create({
    data: {
      uid,
      customerUid,
      purpose,
      email,
      tokenHash: hashOf(tokenOf(config, uid)),
      createdAt: now,
      expiresAt: linkEndsAt(purpose, now),
    },
    select: { uid: true },
  });
  await announce(tx, 'link.created', { linkUid: uid });
  return true;
}

/** What was asked for before no longer holds: the password or the e-mail is another. */
export async function endLinks(
  tx: Tx,
  customerUid: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await tx.accountLink.updateMany({
    where: { customerUid, purpose: { in: [...purposes] }, usedAt: null, endedAt: null },
    data: { endedAt: now },
  });
}

/** @throws DomainError LINK_EXPIRED. */
export async function findUsableLink(tx: Tx, token: string, purpose: LinkPurpose, now: Date) {
  const link = await tx.accountLink.findUnique({ where: { tokenHash: hashOf(token) } });
  return requireUsable(link, purpose, now);
}

/** Uses the link up: of fifty at once one gets through. @throws DomainError LINK_EXPIRED. */
export async function useLink(tx: Tx, token: string, purpose: LinkPurpose, now: Date) {
  const tokenHash = hashOf(token);
  await tx.$queryRaw`SELECT 1 AS locked FROM account_link WHERE token_hash = ${tokenHash} FOR UPDATE`;
  const link = await findUsableLink(tx, token, purpose, now);
  return tx.accountLink.update({ where: { uid: link.uid }, data: { usedAt: now } });
}
