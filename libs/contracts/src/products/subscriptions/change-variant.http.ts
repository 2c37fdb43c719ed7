import * as z from 'zod/mini';
import { GROUP_WAITS } from '#domain/catalogue/group-wait';
import { amount, instant, rupiah, uid } from '#contracts/platform/common.http';

export const changeVariantBody = z
  .strictObject({
    orderUid: uid,
    variantUid: uid,
    /** What its buyer has read of the seat with this plan (`GET`): a seat that moves or waits for more is refused; left out, none is. */
    moves: z.optional(z.boolean()),
    waitsFor: z.optional(z.nullable(z.enum(GROUP_WAITS))),
    /** And that it costs, in rupiah; the plan is not changed at another price. */
    total: z.optional(amount),
  })
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

export const otherSeatsQuery = z.strictObject({ orderUid: uid }).register(z.globalRegistry, { id: 'OtherSeatsQuery' });
export type OtherSeatsQuery = z.infer<typeof otherSeatsQuery>;

/** What another plan of the brand would do to the seat of an unpaid order, as far as it is known now. docs/rules/orders.md#another-plan */
export const otherSeat = z
  .object({
    variantUid: uid,
    /** The seat moves to another group. */
    moves: z.boolean(),
    /** No television slot is left: the plan would be refused. */
    isOut: z.boolean(),
    /** What the group lacks besides members; null: nothing, or a pre-order. */
    waitsFor: z.nullable(z.enum(GROUP_WAITS)),
  })
  .register(z.globalRegistry, { id: 'OtherSeat' });
export type OtherSeat = z.infer<typeof otherSeat>;
