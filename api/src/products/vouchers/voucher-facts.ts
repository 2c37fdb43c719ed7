import { VOUCHER_STATE_LABEL, type VoucherState } from '#domain/products/vouchers/voucher';
import { orderRefColumns } from '../../sales/orders/order-ref.js';

/** What every view of a voucher has in common. */
export const voucherColumns = {
  order: { select: { ...orderRefColumns, status: true } },
  uses: { orderBy: { number: 'asc' } },
} as const;

interface VoucherRow {
  code: string;
  state: string;
  treatments: number;
  used: number;
  issuedAt: Date;
  useBy: Date;
  firstUsedAt: Date | null;
}

export function voucherFacts({ code, state, treatments, used, issuedAt, useBy, firstUsedAt }: VoucherRow) {
  return {
    code,
    state: state as VoucherState,
    stateLabel: VOUCHER_STATE_LABEL[state as VoucherState],
    treatments,
    used,
    issuedAt: issuedAt.toISOString(),
    useBy: useBy.toISOString(),
    firstUsedAt: firstUsedAt?.toISOString() ?? null,
  };
}
