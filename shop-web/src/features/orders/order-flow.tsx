import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceOrderBody, PlacedOrder } from '#contracts/http/orders.http';
import { showBlock } from '../../shared/session/block-signal';
import { currentPath, loginPath, safePath } from '../../shared/session/safe-path';
import { OTHER_GROUP } from '../../shared/ui/other-group-notice';
import { OrderConfirmationModal } from './order-confirmation-modal';
import { OrderForm } from './order-form';
import type { OrderInput } from './order-input';
import { OrderTimeoutModal } from './order-timeout-modal';
import type { OrderedPlan } from './ordered-plan';
import { usePlaceOrder } from './orders.queries';
import { failureOf } from './place-order';
import { UnpaidOrder } from './unpaid-order';

interface Flow {
  choice: OrderedPlan;
  /** The form as part of a page of its own instead of on top of one. */
  inPage?: boolean;
  /** Where to go with the order; where the API says when not given. */
  after?: (order: PlacedOrder) => string;
  onClose: () => void;
}

/** Confirmation, and what may come of it: the next page, the time-out modal, the blacklist modal, or /login. */
export function OrderFlow({ choice, inPage = false, after = ({ redirectUrl }) => redirectUrl, onClose }: Flow) {
  const [step, setStep] = useState<'confirm' | 'timeout'>('confirm');
  const [input, setInput] = useState<OrderInput | null>(null);
  const navigate = useNavigate();
  const order = usePlaceOrder();

  const place = (given: OrderInput) => {
    setInput(given);
    order.mutate(bodyOf(choice, given), {
      onSuccess: (placed) =>
        void navigate(safePath(after(placed), '/user/order'), {
          state: isElsewhere(choice, placed) ? OTHER_GROUP : null,
        }),
      onError: (error) => {
        const failure = failureOf(error);
        if (failure === 'token') void navigate(loginPath(currentPath()));
        else if (failure === 'blocked') explainBlock();
        else setStep(failure === 'timeout' ? 'timeout' : 'confirm');
      },
    });
  };

  /** Spec 1 §8: the confirmation closes, the blacklist modal opens. */
  function explainBlock(): void {
    showBlock(true);
    if (inPage) setStep('confirm');
    else onClose();
  }

  const form = {
    plan: choice,
    // Once it is placed, the unpaid order is this one.
    before: !order.isSuccess && <UnpaidOrder provider={choice.provider} />,
    input,
    isPending: order.isPending,
    error: order.error && failureOf(order.error) === 'refused' ? order.error : null,
    onSubmit: place,
  };
  const modal =
    step === 'timeout' && input ? (
      <OrderTimeoutModal
        plan={choice}
        input={input}
        isPending={order.isPending}
        onRetry={() => place(input)}
        onEdit={() => setStep('confirm')}
        onClose={inPage ? () => setStep('confirm') : onClose}
      />
    ) : null;
  if (!inPage) return modal ?? <OrderConfirmationModal {...form} onClose={onClose} />;
  return (
    <>
      <OrderForm {...form} />
      {modal}
    </>
  );
}

/** The picked group had no seat for this buyer, and another one has. */
const isElsewhere = ({ groupUid: picked }: OrderedPlan, { groupUid }: PlacedOrder): boolean =>
  picked !== null && picked !== groupUid;

const bodyOf = ({ variant, groupUid }: OrderedPlan, input: OrderInput): PlaceOrderBody => ({
  ...input,
  packageUid: variant.packageUid,
  variantUid: variant.uid,
  groupUid,
});
