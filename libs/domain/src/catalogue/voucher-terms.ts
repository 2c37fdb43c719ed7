/** What the voucher of a plan holds. */
export interface VoucherTerms {
  treatments: number;
  firstUseWithinDays: number;
}

interface PlanColumns {
  voucherTreatments: number | null;
  voucherFirstUseDays: number | null;
}

/** Null for a plan that comes without a voucher. */
export const voucherTermsOf = ({
  voucherTreatments: treatments,
  voucherFirstUseDays: firstUseWithinDays,
}: PlanColumns): VoucherTerms | null =>
  treatments === null || firstUseWithinDays === null ? null : { treatments, firstUseWithinDays };
