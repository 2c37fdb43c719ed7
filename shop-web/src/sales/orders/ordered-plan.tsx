import type { ReactNode } from 'react';
import type { PlaceOrderBody } from '#contracts/products/subscriptions/place-order.http';
import { planNameOf } from '#domain/catalogue/plan-name';
import { formatRupiah } from '#domain/platform/sen';
import { Mark } from '../../platform/ui/mark';
import { planStep } from './next-step';

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
    <div className="flex gap-3 rounded-xl bg-sunken p-3.5">
      <Mark name={provider.name} color={provider.color} logo={provider.logo} size="sm" />
      <div className="min-w-0 flex-1 text-sm text-muted">
        <p className="flex flex-wrap justify-between gap-x-3 text-base font-semibold text-ink">
          <span>{planNameOf(provider.name, variant.packageName)}</span>
          <b>{formatRupiah(variant.grandTotal)}</b>
        </p>
        <p>
          {variant.durationLabel} · {groupChoice(provider.member, groupUid !== null)}
        </p>
        <p className="mt-1">{plan.step ?? planStep(variant)}</p>
      </div>
    </div>
  );
}
