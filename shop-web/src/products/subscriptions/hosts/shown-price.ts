import type { SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { type HostCost, hostCostIn } from '#domain/catalogue/host-cost';
import { formatRupiah } from '#domain/platform/sen';

/** What a host bears in the group that it gets; null of a member's plan. docs/rules/hosts.md#cost-of-a-host */
export const hostCostOf = (
  { hostCost }: Pick<VariantView, 'hostCost'>,
  state: SeatState | undefined,
): HostCost | null => hostCost && hostCostIn(hostCost, state?.debit ?? null);

/** Before what a host bears. */
const BEARS = 'Kamu tanggung';

/** 'Kamu tanggung Rp47.250'. */
export const bearsText = ({ borne }: HostCost): string => `${BEARS} ${formatRupiah(borne)}`;

/**
 * What stands as the price of a plan. Nobody pays that of a host plan: its host pays the provider, and bears what does
 * not come back. `word` stands before the amount, `how` says what is paid and given back.
 */
export function shownPrice(
  variant: Pick<VariantView, 'hostCost' | 'grandTotal' | 'providerName'>,
  state: SeatState | undefined,
): { amount: number; word: string | null; how: string | null } {
  const cost = hostCostOf(variant, state);
  if (!cost) return { amount: variant.grandTotal, word: null, how: null };
  const { borne, debit, reimbursement, isEstimated } = cost;
  const paid = `${isEstimated ? 'kira-kira ' : ''}${formatRupiah(debit)}`;
  return {
    amount: borne,
    word: BEARS,
    how: `bayar ${paid} ke ${variant.providerName}, ${formatRupiah(reimbursement)} kami ganti`,
  };
}
