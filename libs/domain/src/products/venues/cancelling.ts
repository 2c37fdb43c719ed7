import { type Sen, formatRupiah, sen } from '../../platform/sen.js';
import { formatDeadline } from '../../platform/wib-texts.js';
import { because } from '../../sales/orders/ended-early.js';
import { type RefundSeen, refundsText } from '../../sales/refunds/refund-words.js';
import type { ShareKind, ShareState } from './share.js';
import type { SlotState } from './slot.js';
import { KEPT } from './kept.js';
import { keptOf } from './terms.js';

/** The reason of a slot that its booker has ended for all; that of a venue is an admin's. */
export const BY_BOOKER = 'Dibatalkan pemesannya';

export interface Cancelling {
  kept: Sen;
  back: Sen;
  /** The others are refunded too. */
  endsSlot: boolean;
}

/**
 * What cancelling a paid share means at `now`; null: it cannot be cancelled (any more). The booker of a shared slot ends
 * it for all, but only while that is free; later it is played without the booker. What the booker has paid for missing
 * players goes with the slot. docs/rules/venues.md#cancelling
 */
export function cancellingOf(
  share: { kind: ShareKind; state: ShareState; amount: Sen },
  slot: { state: SlotState; shared: boolean; startsAt: Date; cutoffAt: Date; keepPercent: number },
  now: Date,
): Cancelling | null {
  const isLive = slot.state === 'open' || slot.state === 'confirmed';
  if (share.state !== 'paid' || share.kind === 'rest' || !isLive || now >= slot.startsAt) return null;
  const isLate = now > slot.cutoffAt;
  // Whether it becomes complete is being decided.
  if (isLate && slot.state === 'open') return null;
  const kept = keptOf(share.amount, slot, now);
  const endsSlot = share.kind === 'booking' && (!slot.shared || !isLate);
  return { kept, back: sen(share.amount - kept), endsSlot };
}

/** The same of a share of which it is not known yet how much that is. */
export const keptText = (keepPercent: number): string => `${keepPercent}% dari bagianmu ${KEPT}.`;

/** What became of the money of a share that was cancelled late, with what goes or went back; `kept`: in rupiah. */
export const cancelledText = (refunds: readonly RefundSeen[], kept: number): string =>
  [...(refunds.length > 0 ? [refundsText(refunds)] : []), `${formatRupiah(kept)} ${KEPT}.`].join(' ');

/** Of a slot whose time for a free cancelling is over: said before and after it is paid. docs/rules/venues.md#cancelling */
export const notFreeText = (keepPercent: number): string =>
  `Slot ini tidak bisa dibatalkan gratis lagi: kalau batal, ${keptText(keepPercent)}`;

/** Until when cancelling is free, and what it costs then, at `now`: before a slot is paid. docs/rules/venues.md#cancelling */
export const freeCancelText = ({ cutoffAt, keepPercent }: { cutoffAt: Date; keepPercent: number }, now: Date): string =>
  now <= cutoffAt
    ? `Gratis batal sampai ${formatDeadline(cutoffAt.toISOString())}. Sesudah itu ${keptText(keepPercent)}`
    : notFreeText(keepPercent);

/** Of a slot that was cancelled, with why. */
export const slotCancelledText = (reason: string): string => ['Slot ini dibatalkan.', ...because(reason)].join(' ');

/** Of a slot that has ended while a proof for it is being checked, for who has sent it; null: it has not. docs/rules/venues.md#cancelling */
export const slotEndedText = ({ state, reason }: { state: SlotState; reason: string }): string | null =>
  state === 'cancelled'
    ? slotCancelledText(reason)
    : state === 'missed'
      ? 'Slot ini tidak jadi, karena belum lengkap sampai batas waktunya.'
      : null;
