import { DomainError } from '../../platform/domain-error.js';
import { daysAfter } from '../../platform/durations.js';
import { defineTransitions } from '../../platform/transitions.js';

/** How long a gift waits for the one who has its link. */
const GIFT_DAYS = 30;

/** Promised: its order is not paid. Expired: its money has to go back to the giver. docs/rules/giving.md#gifts */
export const GIFT_STATES = ['promised', 'ready', 'claimed', 'paid', 'expired', 'lapsed', 'returned'] as const;
export type GiftState = (typeof GIFT_STATES)[number];
export const giftMoves = defineTransitions<GiftState>()(
  'gift',
  {
    promised: 'Hadiah ini masih menunggu dibayar.',
    ready: 'Hadiah ini sudah siap diambil.',
    claimed: 'Hadiah ini sudah diambil.',
    expired: 'Hadiah ini sudah lewat batas waktunya.',
    paid: 'Hadiah ini sudah ditransfer.',
    lapsed: 'Hadiah ini sudah gugur.',
    returned: 'Hadiah ini uangnya sudah dikembalikan.',
  },
  {
    promised: {
      receive: { to: 'ready', by: ['system'] },
      lapse: { to: 'lapsed', by: ['system', 'customer', 'admin'] },
    },
    ready: {
      claim: { to: 'claimed', by: ['customer'] },
      expire: { to: 'expired', by: ['system'] },
      refund: { to: 'returned', by: ['admin'] },
    },
    claimed: { pay: { to: 'paid', by: ['admin'] } },
    expired: { refund: { to: 'returned', by: ['admin'] } },
    paid: {},
    lapsed: {},
    returned: {},
  },
);

/** Until when a gift that was paid for at `receivedAt` can be claimed. */
export const giftExpiresAt = (receivedAt: Date): Date => daysAfter(receivedAt, GIFT_DAYS);

/** Only a gift that waits has a link. @throws DomainError GIFT_HAS_NO_LINK. */
export function checkLinkable(state: GiftState): void {
  if (state !== 'ready')
    throw new DomainError(
      'GIFT_HAS_NO_LINK',
      'Link hadiah hanya ada selama hadiahnya sudah dibayar dan belum diambil.',
    );
}

interface Claimed {
  state: GiftState;
  giverUid: string;
  claimedBy: string | null;
  expiresAt: Date | null;
}

/**
 * A gift is claimed once, in time, and not by its giver. True when this customer has claimed it already: the same answer
 * again. @throws DomainError OWN_GIFT, GIFT_CLAIMED, GIFT_EXPIRED.
 */
export function checkClaim(
  { state, giverUid, claimedBy, expiresAt }: Claimed,
  customerUid: string,
  now: Date,
): boolean {
  if (claimedBy === customerUid) return true;
  if (giverUid === customerUid)
    throw new DomainError('OWN_GIFT', 'Ini hadiah dari kamu sendiri. Kirim link-nya ke penerimanya, ya.');
  if (claimedBy !== null) throw new DomainError('GIFT_CLAIMED', 'Hadiah ini sudah diambil.');
  if (state !== 'ready' || !expiresAt || expiresAt <= now)
    throw new DomainError('GIFT_EXPIRED', 'Hadiah ini sudah tidak bisa diambil. Tanyakan ke pengirimnya, ya.');
  return false;
}
