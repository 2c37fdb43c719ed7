import { type Sen, addSen, negate, toRupiah, toSen } from '../platform/sen.js';
import { uncheckedReimbursement } from './reimbursement-amount.js';

/** What a host pays, gets back and bears, in rupiah. docs/rules/hosts.md#cost-of-a-host */
export interface HostCost {
  /** The published price of the plan: share + activation fee. */
  price: number;
  /** Part of the price, but not asked of a host. */
  activationFee: number;
  share: number;
  /** Deducted; negative: added. */
  transferFee: number;
  /** Share + transfer fee. */
  borne: number;
  /** What the provider debits for the whole group. */
  debit: number;
  /** Debit − borne. */
  reimbursement: number;
  /** The provider's price is not published: the debit is one equal share for each seat. docs/rules/prices.md#equal-shares */
  isEstimated: boolean;
}

interface HostPlan {
  grandTotal: Sen;
  activationFee: Sen;
  transferFee: Sen;
  /** null: not published. */
  debit: Sen | null;
  groupSize: number;
}

/** null when nothing would be left to give back: a mistyped price must not break a page. */
export function hostCost({ grandTotal, activationFee, transferFee, debit, groupSize }: HostPlan): HostCost | null {
  const share = addSen(grandTotal, negate(activationFee));
  const providerPrice = debit ?? ((share * BigInt(groupSize)) as Sen);
  const reimbursement = uncheckedReimbursement({ providerPrice, hostShare: share, transferFee });
  if (reimbursement <= 0n) return null;
  return {
    price: toRupiah(grandTotal),
    activationFee: toRupiah(activationFee),
    share: toRupiah(share),
    transferFee: toRupiah(transferFee),
    borne: toRupiah(addSen(share, transferFee)),
    debit: toRupiah(providerPrice),
    reimbursement: toRupiah(reimbursement),
    isEstimated: debit === null,
  };
}

/** The same in a group whose seats were sold at another price: `debit` is its provider's, in rupiah; null: not known. */
export function hostCostIn(cost: HostCost, debit: number | null): HostCost {
  if (debit === null || cost.isEstimated) return cost;
  const [providerPrice, hostShare, transferFee] = [toSen(debit), toSen(cost.share), toSen(cost.transferFee)];
  return { ...cost, debit, reimbursement: toRupiah(uncheckedReimbursement({ providerPrice, hostShare, transferFee })) };
}
