import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUnpaidOrder } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { Unsettled } from '../../platform/ui/states';
import { type ThankyouStep, thankyouStep } from './thankyou-step';
import { OrderGlanceCard } from './order-glance-card';
import { orderGlanceQuery, reasonsQuery } from './orders.queries';
import { ThankyouFrame } from './thankyou-frame';

/**
 * A thank-you page that may be opened again later: `children` while the order waits for its group, then its next step.
 */
export function FollowedOrder({
  orderUid,
  customerUid,
  againPath,
  outcome,
  children,
}: {
  orderUid: string;
  customerUid: string;
  /** Where to order again; by default the page of the provider. */
  againPath?: string;
  /** Shown once the order is active. */
  outcome?: ReactNode;
  children: ReactNode;
}) {
  const { data: order } = useSuspenseQuery(orderGlanceQuery(orderUid));
  // An admin may have ended it, or what it was for.
  const { data: reasons, isLoading } = useQuery({
    ...reasonsQuery({ orderUid, customerUid }),
    enabled: isUnpaidOrder(order.status) && customerUid !== '',
  });
  const step = thankyouStep(order, customerUid, againPath, reasons);
  if (!step) return children;
  // Without the reason it would say that the time to pay is over.
  if (isLoading) return <Unsettled />;
  return (
    <LaterStep step={step}>
      <OrderGlanceCard orderUid={orderUid} />
      {step.look === 'done' && outcome}
    </LaterStep>
  );
}

function LaterStep({ step, children }: { step: ThankyouStep; children: ReactNode }) {
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
