import * as z from 'zod/mini';
import { amount, instant, rupiah, uid } from '#contracts/platform/common.http';
import { CHARGE_STATES, GATEWAY_CHANNELS } from '#domain/sales/gateway/charge-state';

/** By which way an order is to be paid. `orderUid` and `customerUid` come with the payment link. */
export const startChargeBody = z
  .strictObject({
    orderUid: uid,
    customerUid: uid,
    channel: z.enum(GATEWAY_CHANNELS),
    /** The `amount` of the checkout that the customer has read, in rupiah: nothing is opened for another one. Left out, it is. */
    amountRead: z.optional(amount),
  })
  .register(z.globalRegistry, { id: 'StartChargeBody' });
export type StartChargeBody = z.infer<typeof startChargeBody>;

export const chargeView = z
  .object({
    channel: z.enum(GATEWAY_CHANNELS),
    state: z.enum(CHARGE_STATES),
    amount: rupiah,
    /** A virtual account number, the text of a QR code, or a link that opens the wallet. */
    payCode: z.string(),
    expiresAt: instant,
  })
  .register(z.globalRegistry, { id: 'GatewayCharge' });
export type ChargeView = z.infer<typeof chargeView>;
