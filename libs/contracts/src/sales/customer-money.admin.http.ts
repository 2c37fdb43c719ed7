import * as z from 'zod/mini';
import { rupiah } from '#contracts/platform/common.http';

/** What a customer has paid in all, less what went back; and what of it the shop keeps for them. docs/rules/payments.md#total-paid */
export const customerMoney = z
  .object({ paid: rupiah, credit: rupiah })
  .register(z.globalRegistry, { id: 'CustomerMoney' });
export type CustomerMoney = z.infer<typeof customerMoney>;
