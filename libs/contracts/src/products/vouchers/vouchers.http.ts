import * as z from 'zod/mini';
import { instant, uid } from '#contracts/platform/common.http';
import { ofOrder, orderRef, planRef } from '#contracts/platform/admin-record.http';
import { VOUCHER_STATES } from '#domain/products/vouchers/voucher';

const voucherFacts = {
  code: z.string(),
  state: z.enum(VOUCHER_STATES),
  stateLabel: z.string(),
  treatments: z.number(),
  used: z.number(),
  issuedAt: instant,
  /** The end of the time for the first use. */
  useBy: instant,
  firstUsedAt: z.nullable(instant),
};

export const voucherListQuery = z
  .strictObject({ orderUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'VoucherListQuery' });
export type VoucherListQuery = z.infer<typeof voucherListQuery>;

export const voucherView = z
  .object({
    uid,
    ...orderRef,
    ...planRef,
    ...voucherFacts,
    uses: z.array(z.object({ number: z.number(), usedAt: instant })),
  })
  .register(z.globalRegistry, { id: 'Voucher' });
export type VoucherView = z.infer<typeof voucherView>;

export const useVoucherBody = z
  .strictObject({
    /** The number of the treatment, so that a repeated request records it once. */
    number: z.int().check(z.minimum(1), z.maximum(100)),
    /** The day in WIB; by default today. */
    usedOn: z.optional(z.iso.date()),
  })
  .register(z.globalRegistry, { id: 'UseVoucherBody' });
export type UseVoucherBody = z.infer<typeof useVoucherBody>;

export const adminVoucher = z
  .object({
    ...ofOrder,
    ...voucherFacts,
    uses: z.array(z.object({ number: z.number(), usedAt: instant, recordedBy: z.string(), recordedAt: instant })),
  })
  .register(z.globalRegistry, { id: 'AdminVoucher' });
export type AdminVoucher = z.infer<typeof adminVoucher>;
