import { createHash, createHmac, randomUUID } from 'node:crypto';
import { LINKS_AN_HOUR, type LinkPurpose, linkEndsAt, requireUsable } from '#domain/identity/registration/account-link';
import { HOUR_MS } from '#domain/platform/durations';
import type { Config } from '#runtime/platform/config/config';
import type { Tx } from '#runtime/platform/db/database';
import type { AccountLink } from '#runtime/generated/prisma/client';
import { lockRow } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';

/**
 * The link's token: an HMAC of the row's uid with APP_SECRET. It is stored nowhere and computed where the mail is
 * written (docs/decisions/0011).
 */
export const tokenOf = (config: Config, linkUid: string): string =>
  createHmac('sha256', config.keyFor('account-link')).update(linkUid).digest('base64url');

const ABOUT_EMAIL: ReadonlySet<string> = new Set<LinkPurpose>(['verify-email', 'change-email']);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface LinkRequest {
  customerUid: string;
  purpose: LinkPurpose;
  email: string;
  now: Date;
}

/**
 * Creates a link to be mailed and ends the previous one; false when the limit of the last hour is reached. Locks the
 * customer, so that concurrent requests are serialised.
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

/** Ends links that a new password or e-mail has made obsolete. */
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

/** Uses the link up; of concurrent requests one succeeds. @throws DomainError LINK_EXPIRED. */
export async function useLink(tx: Tx, token: string, purpose: LinkPurpose, now: Date) {
  const tokenHash = hashOf(token);
  await tx.$queryRaw`SELECT 1 AS locked FROM account_link WHERE token_hash = ${tokenHash} FOR UPDATE`;
  const link = await findUsableLink(tx, token, purpose, now);
  return tx.accountLink.update({ where: { uid: link.uid }, data: { usedAt: now } });
}

/**
 * The same for a link that can be pressed again: what it has done is no fault. Of concurrent requests the first one uses it, the
 * others find it done.
 * @throws DomainError LINK_EXPIRED.
 */
export async function useLinkOnce(tx: Tx, token: string, purpose: LinkPurpose, now: Date): Promise<UsedLink> {
  const tokenHash = hashOf(token);
  await tx.$queryRaw`SELECT 1 AS locked FROM account_link WHERE token_hash = ${tokenHash} FOR UPDATE`;
  const { isDone, link } = await findLink(tx, token, purpose, now);
  if (isDone) return { isDone, email: link.email };
  return { isDone, link: await useLink(tx, token, purpose, now) };
}
type UsedLink = { isDone: true; email: string } | { isDone: false; link: Awaited<ReturnType<typeof useLink>> };

/** A link that can be used, or that has done what it is for. @throws DomainError LINK_EXPIRED for any other. */
export async function findLink(tx: Tx, token: string, purpose: LinkPurpose, now: Date) {
  const link = await tx.accountLink.findUnique({ where: { tokenHash: hashOf(token) } });
  if (link?.purpose === purpose && (await hasDone(tx, link))) return { isDone: true as const, link };
  return { isDone: false as const, link: requireUsable(link, purpose, now) };
}

/**
 * One for an e-mail while the customer has that address, verified, be it by a later link; one for a password once it was used.
 * Says no more than who has the link knows.
 */
async function hasDone(tx: Tx, { customerUid: uid, email, purpose, usedAt, endedAt }: AccountLink): Promise<boolean> {
  if (!ABOUT_EMAIL.has(purpose)) return usedAt !== null;
  if (!usedAt && !endedAt) return false;
  return (await tx.customer.count({ where: { uid, email, emailVerifiedAt: { not: null } } })) > 0;
}
