import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '../../shared/ui/button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { OrderGlanceCard } from './order-glance-card';
import { orderGlanceQuery } from './orders.queries';
import { type PreOrderStep, preOrderStep } from './pre-order-step';
import { ThankyouFrame } from './thankyou-frame';

/** A thank-you page that is kept and opened again: `children` while the order waits for its group, later what has become of it. */
export function FollowedOrder({
  orderUid,
  customerUid,
  againPath,
  outcome,
  children,
}: {
  orderUid: string;
  customerUid: string;
  /** Where another one is ordered; the page of the brand unless said otherwise. */
  againPath?: string;
  /** What such an order brings once it runs. */
  outcome?: ReactNode;
  children: ReactNode;
}) {
  const { data: order } = useSuspenseQuery(orderGlanceQuery(orderUid));
  const step = preOrderStep(order, customerUid, againPath);
  if (!step) return children;
  return (
    <MovedOn step={step}>
      <OrderGlanceCard orderUid={orderUid} />
      {step.look === 'done' && outcome}
    </MovedOn>
  );
}

function MovedOn({ step, children }: { step: PreOrderStep; children: ReactNode }) {
  usePageTitle(step.title);
  return (
    <ThankyouFrame title={step.title} look={step.look}>
      <p className="mt-2 text-muted">{step.text}</p>
      {children}
      <LinkButton to={step.action.to} className="mt-8">
        {step.action.label}
      </LinkButton>
    </ThankyouFrame>
  );
}
