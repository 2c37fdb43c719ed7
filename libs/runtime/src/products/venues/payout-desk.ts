import { announce } from '#runtime/platform/outbox/announce';
import type { PayoutDesk } from '#runtime/sales/product-line';

/** What venues get for slots that were played. */
export const venueDesk: PayoutDesk = {
  kind: 'venue',
  paid: (tx, { uid: payoutUid, refUid: slotUid }) => announce(tx, 'venue.paid-out', { slotUid, payoutUid }),
};
