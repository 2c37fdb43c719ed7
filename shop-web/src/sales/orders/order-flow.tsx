import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlacedOrder, PlaceOrderBody } from '#contracts/products/subscriptions/place-order.http';
import { loginPath, PAGE } from '#contracts/shop-paths';
import { showBlock } from '../../identity/blacklist/block-signal';
import { clearDraft } from '../../platform/draft-store';
import { currentPath, safePath } from '../../platform/session/safe-path';
import { Modal } from '../../platform/ui/modal';
import { OrderForm } from './order-form';
import { draftKeyOf, type OrderInput, withoutBlanks } from './order-input';
import { OrderTimeoutModal } from './order-timeout-modal';
import type { OrderedPlan } from './ordered-plan';
import { usePlaceOrder } from './orders.queries';
import { OTHER_GROUP } from './other-group-notice';
import { failureOf } from './place-order';
import { UnpaidOrder } from './unpaid-order';

interface Flow {
  choice: OrderedPlan;
  /** The form is part of the page instead of a dialog. */
  inPage?: boolean;
  /** The next page; by default the `redirectUrl` of the API. */
  after?: (order: PlacedOrder) => string;
  onClose: () => void;
}

/** The confirmation of an order and its outcomes: the next page, the time-out modal, the blacklist modal, or /login. */
export function OrderFlow({ choice, inPage = false, after = ({ redirectUrl }) => redirectUrl, onClose }: Flow) {
  const [step, setStep] = useState<'confirm' | 'timeout'>('confirm');
  const [input, setInput] = useState<OrderInput | null>(null);
  const navigate = useNavigate();
  const order = usePlaceOrder();

  const place = (given: OrderInput) => {
    setInput(given);
    order.mutate(bodyOf(choice, given), {
      onSuccess: (placed) => {
        clearDraft(draftKeyOf(choice));
        void navigate(safePath(after(placed), PAGE.orders), {
          state: isElsewhere(choice, placed) ? OTHER_GROUP : null,
        });
      },
      onError: (error) => {
        const failure = failureOf(error);
        if (failure === 'token') void navigate(loginPath(currentPath()));
        else if (failure === 'blocked') explainBlock();
        else setStep(failure === 'timeout' ? 'timeout' : 'confirm');
      },
    });
  };

  /** The confirmation closes and the blacklist modal opens. */
  function explainBlock(): void {
    showBlock(true);
    if (inPage) setStep('confirm');
    else onClose();
  }

  const form = {
    plan: choice,
    // After placing, the unpaid order is this one.
    before: <UnpaidOrder providerSlug={choice.provider.slug} hidden={order.isSuccess} />,
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

/** The chosen group had no seat for this buyer, so it was placed in another one. */
const isElsewhere = ({ groupUid: picked }: OrderedPlan, { groupUid }: PlacedOrder): boolean =>
  picked !== null && picked !== groupUid;

const bodyOf = ({ variant, groupUid }: OrderedPlan, input: OrderInput): PlaceOrderBody => ({
  ...withoutBlanks(input),
  packageUid: variant.packageUid,
  variantUid: variant.uid,
  groupUid,
});

/** The form in a dialog. */
function OrderConfirmationModal({ onClose, ...form }: ComponentProps<typeof OrderForm> & { onClose: () => void }) {
  return (
    <Modal title="Konfirmasi pesanan" locked={form.isPending} onClose={onClose}>
      <OrderForm {...form} />
    </Modal>
  );
}
