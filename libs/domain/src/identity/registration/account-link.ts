import { DomainError } from '../../platform/domain-error.js';
import { MINUTE_MS } from '../../platform/durations.js';

/** A link is valid for its purpose only. */
export const LINK_PURPOSES = ['verify-email', 'forget-password', 'reset-password', 'change-email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const HOUR = 60;

/** The lifetime of a link. */
export const LINK_MINUTES: Record<LinkPurpose, number> = {
  'verify-email': 24 * HOUR,
  'forget-password': 30,
  'reset-password': 30,
  'change-email': HOUR,
};

/**
 * Further links within an hour are not sent, and the newest one stays valid: requests with another customer's address
 * send at most five mails and lock nothing.
 */
export const LINKS_AN_HOUR = 5;

export const linkEndsAt = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + LINK_MINUTES[purpose] * MINUTE_MS);

export interface LinkState {
  purpose: string;
  expiresAt: Date;
  usedAt: Date | null;
  endedAt: Date | null;
}

/**
 * @throws DomainError LINK_EXPIRED; the same for a link that is unknown, used, replaced, expired or for another
 * purpose.
 */
export function requireUsable<L extends LinkState>(link: L | null, purpose: LinkPurpose, now: Date): L {
  if (!link || link.purpose !== purpose || link.usedAt || link.endedAt || link.expiresAt <= now)
    throw new DomainError('LINK_EXPIRED', 'Tautan ini sudah tidak berlaku. Minta tautan baru, ya.');
  return link;
}
