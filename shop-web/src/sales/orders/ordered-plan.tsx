import type { ReactNode } from 'react';
import type { PlaceOrderBody } from '#contracts/products/subscriptions/place-order.http';
import { planNameOf } from '#domain/catalogue/plan-name';
import { Mark } from '../../platform/ui/mark';
import { Ordered } from '../../platform/ui/ordered';
import { planStep } from './next-step';
import { Dots } from '../../platform/ui/dots';

/** What is being ordered. */
export interface OrderedPlan {
  provider: { name: string; slug: string; color: string; logo?: string | undefined; member: number };
  variant: {
    uid: string;
    packageUid: string;
    packageName: string;
    durationLabel: string;
    grandTotal: number;
    isHost: boolean;
    isPo: boolean;
    needsTv: boolean;
    startsWhenConfirmed: number | null;
    /** The member is invited at an e-mail address. */
    invites: boolean;
  };
  groupUid: string | null;
  /** What stands in place of the price, which the buyer does not pay. */
  bears?: string | undefined;
  /** What the buyer has to confirm first; empty for most plans. */
  rules: readonly { slug: string; text: string }[];
  /** What the payment leads to, where the page knows more than the plan alone says. */
  step?: ReactNode;
  /** What that says at the moment that the seat waits for besides the payment; undefined: it promises nothing. */
  readWait?: () => PlaceOrderBody['waitsFor'];
  /** What speaks against ordering it. */
  warning?: ReactNode;
  /** What the shop promises for the money. */
  promise?: ReactNode;
}

/** Which group an order is for, in a few words. Groups of a provider with one member have no group to choose. */
export const groupChoice = (member: number, isChosen: boolean): string =>
  member === 1 ? 'untukmu sendiri' : isChosen ? 'grup pilihanmu' : 'grup dicarikan';

export function OrderedPlanSummary({ plan }: { plan: OrderedPlan }) {
  const { provider, variant, groupUid } = plan;
  return (
    <Ordered
      picture={<Mark name={provider.name} color={provider.color} logo={provider.logo} size="sm" />}
      name={planNameOf(provider.name, variant.packageName)}
      price={plan.bears ?? variant.grandTotal}
    >
      <Dots facts={[variant.durationLabel, groupChoice(provider.member, groupUid !== null)]} />
      <p className="mt-1">{plan.step ?? planStep(variant)}</p>
    </Ordered>
  );
}
