import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';

const uid = z.uuid();
const order = { orderUid: uid };

const events = {
  'donation.received': z.object({ ...order, donationUid: uid }),
  'donation.disbursed': z.object({ causeUid: uid, disbursementUid: uid }),
  'share.given': z.object({ applicationUid: uid }),
  'share.fulfilled': z.object({ applicationUid: uid, disbursementUid: uid }),
  /** `wasPicked`: the applicant had read that there is a share; absent in events of before. */
  'share.declined': z.object({ applicationUid: uid, wasPicked: z.optional(z.boolean()) }),
  'tip.received': z.object({ ...order, tipUid: uid }),
  'gift.ready': z.object({ ...order, giftUid: uid }),
  'gift.claimed': z.object({ ...order, giftUid: uid }),
  /** Its money is to be given back. */
  'gift.expired': z.object({ ...order, giftUid: uid }),
  /** A tip or a gift has left the bank for the one it was for. */
  'giving.paid-out': z.object({ ...order, payoutUid: uid }),
};

const jobs = {
  giving: {
    'post-disbursement': z.object({ disbursementUid: uid }),
    'post-giving-payout': z.object({ ...order, payoutUid: uid }),
  },
};
const to = routesTo(jobs);

const disbursementOf = ({ disbursementUid }: { disbursementUid: string }) => ({ disbursementUid });

const routes: RoutesOf<typeof events> = {
  'donation.received': [],
  'donation.disbursed': [to('giving', 'post-disbursement', disbursementOf)],
  'share.given': [],
  'share.fulfilled': [to('giving', 'post-disbursement', disbursementOf)],
  'share.declined': [],
  'tip.received': [],
  'gift.ready': [],
  'gift.claimed': [],
  'gift.expired': [],
  'giving.paid-out': [to('giving', 'post-giving-payout', ({ orderUid, payoutUid }) => ({ orderUid, payoutUid }))],
};

const messageKinds = [
  'tell-donation-received',
  'tell-share-given',
  'tell-share-fulfilled',
  'tell-share-declined',
  'tell-tip-received',
  'tell-gift-ready',
  'tell-gift-claimed',
  'tell-gift-expired',
  'tell-gift-paid',
] as const;

export const giving = { events, jobs, routes, messageKinds };
