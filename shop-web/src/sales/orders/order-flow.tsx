import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlacedOrder, PlaceOrderBody } from '#contracts/products/subscriptions/place-order.http';
import { loginPath, PAGE } from '#contracts/shop-paths';
import type { GroupWait } from '#domain/catalogue/group-wait';
import { waitToldBy, waitingSeat } from '#domain/products/subscriptions/groups/seat-promise';
import { showBlock } from '../../identity/blacklist/block-signal';
import { ApiError } from '../../platform/api/api-error';
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

/** What the buyer has read that the seat waits for. docs/rules/orders.md#promise */
type Read = PlaceOrderBody['waitsFor'];

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
  const [read, setRead] = useState<Read>();
  /** What a refusal has said that the seat waits for: the next press knows it. */
  const [told, setTold] = useState<GroupWait>();
  const navigate = useNavigate();
  const order = usePlaceOrder();

  const place = (given: OrderInput, read: Read) => {
    setInput(given);
    setRead(read);
    order.mutate(bodyOf(choice, given, read), {
      onSuccess: (placed) => {
        clearDraft(draftKeyOf(choice));
        void navigate(safePath(after(placed), PAGE.orders), {
          state: placed.otherGroup ? OTHER_GROUP : null,
        });
      },
      onError: (error) => {
        const failure = failureOf(error);
        if (error instanceof ApiError) setTold((before) => waitToldBy(error.code) ?? before);
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
    plan: told ? { ...choice, step: waitingSeat(told) } : choice,
    // After placing, the unpaid order is this one.
    before: <UnpaidOrder providerSlug={choice.provider.slug} hidden={order.isSuccess} />,
    input,
    isPending: order.isPending,
    error: order.error && failureOf(order.error) === 'refused' ? order.error : null,
    onSubmit: (given: OrderInput) => place(given, told ?? choice.readWait?.()),
  };
  const modal =
    step === 'timeout' && input ? (
      <OrderTimeoutModal
        plan={choice}
        input={input}
        isPending={order.isPending}
        onRetry={() => place(input, read)}
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

const bodyOf = ({ variant, groupUid }: OrderedPlan, input: OrderInput, waitsFor: Read): PlaceOrderBody => ({
  ...withoutBlanks(input),
  packageUid: variant.packageUid,
  variantUid: variant.uid,
  groupUid,
  total: variant.grandTotal,
  ...(waitsFor !== undefined && { waitsFor }),
});

/** The form in a dialog. */
function OrderConfirmationModal({ onClose, ...form }: ComponentProps<typeof OrderForm> & { onClose: () => void }) {
  return (
    <Modal title="Konfirmasi pesanan" locked={form.isPending} onClose={onClose}>
      <OrderForm {...form} />
    </Modal>
  );
}
