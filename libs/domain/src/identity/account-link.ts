import { DomainError } from '../domain-error.js';
import { MINUTE_MS } from '../time/durations.js';

/** What a link may be used for; for nothing else, whatever its token. */
export const LINK_PURPOSES = ['verify-email', 'forget-password', 'reset-password', 'change-email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

interface LinkRule {
  minutes: number;
  /** The page that the mail opens. Spec 1 §2. */
  page: string;
}
const HOUR = 60;

export const LINK_RULES: Record<LinkPurpose, LinkRule> = {
  'verify-email': { minutes: 24 * HOUR, page: '/user/verify-email' },
  'forget-password': { minutes: 30, page: '/user/forget-password/update' },
  'reset-password': { minutes: 30, page: '/user/profile/reset-password/reset' },
  'change-email': { minutes: HOUR, page: '/user/profile/change-email/confirm' },
};

/**
 * More in an hour are not sent; the newest that was sent stays good. So whoever asks in somebody else's name fills the
 * mailbox with five mails and locks nobody out.
 */
export const LINKS_AN_HOUR = 5;

export const linkEndsAt = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + LINK_RULES[purpose].minutes * MINUTE_MS);

/** Same-site. The token stands behind the `#`, which browsers send to no server: no log and no Referer has it. */
export const linkPath = (purpose: LinkPurpose, token: string): string => `${LINK_RULES[purpose].page}#${token}`;

export interface LinkState {
  purpose: string;
  expiresAt: Date;
  usedAt: Date | null;
  endedAt: Date | null;
}

/** @throws DomainError LINK_EXPIRED, the same for a link that is unknown, used, replaced, over, or meant for something else. */
export function requireUsable<L extends LinkState>(link: L | null, purpose: LinkPurpose, now: Date): L {
  if (!link || link.purpose !== purpose || link.usedAt || link.endedAt || link.expiresAt <= now)
    throw new DomainError('LINK_EXPIRED', 'Tautan ini sudah tidak berlaku. Minta tautan baru, ya.');
  return link;
}
