import type { ItemNames } from '#domain/sales/orders/order-item';
import type { GroupRule } from '#domain/products/subscriptions/groups/activate-members';
import type { Sen } from '#domain/platform/sen';
import type { OrderKind } from '#domain/sales/orders/order-status';

/** A variant with its current price. */
export interface DemoPlan extends ItemNames {
  variantUid: string;
  kind: OrderKind;
  needsTv: boolean;
  grandTotal: Sen;
  /** Admin and activation fee; 0 where the components are unknown. */
  fee: Sen;
  activationFee: Sen;
  family: Omit<GroupRule, 'bought'> & {
    uid: string;
    providerUid: string;
    slug: string;
    invites: boolean;
    regularSeats: number;
    cycleMonths: number;
    priceTolerancePercent: number;
    providerPrice: Sen | null;
    transferFee: Sen;
  };
}

export interface DemoPerson {
  uid: string;
  name: string;
  email: string;
  phoneNumber: string;
}

/** Finds the plan of a package slug and a length in months; undefined when the shop does not sell it. */
export type FindPlan = (slug: string, months: number) => DemoPlan | undefined;
