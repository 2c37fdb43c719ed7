import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';

export const changeVariantBody = z
  .strictObject({ orderUid: uid, variantUid: uid })
  .register(z.globalRegistry, { id: 'ChangeVariantBody' });
export type ChangeVariantBody = z.infer<typeof changeVariantBody>;

/** The order with its new plan. */
export const changedVariant = z
  .object({
    orderUid: uid,
    variantUid: uid,
    groupUid: uid,
    seatNumber: z.number(),
    grandTotal: rupiah,
    /** As before; null until payment is asked for. */
    dueAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'ChangedVariant' });
export type ChangedVariant = z.infer<typeof changedVariant>;
