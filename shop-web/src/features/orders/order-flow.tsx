import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceOrderBody } from '#contracts/http/orders.http';
import { currentPath, loginPath, safePath } from '../../shared/session/safe-path';
import { BlacklistModal } from './blacklist-modal';
import { type Contact, OrderConfirmationModal } from './order-confirmation-modal';
import { OrderTimeoutModal } from './order-timeout-modal';
import type { OrderedPlan } from './ordered-plan';
import { usePlaceOrder } from './orders.queries';
import { failureOf } from './place-order';

/** Confirmation, and what may come of it: the next page, the time-out modal, the blacklist modal, or /login. */
export function OrderFlow({ choice, onClose }: { choice: OrderedPlan; onClose: () => void }) {
  const [step, setStep] = useState<'confirm' | 'timeout' | 'blocked'>('confirm');
  const [contact, setContact] = useState<Contact | null>(null);
  const navigate = useNavigate();
  const order = usePlaceOrder();

  const place = (given: Contact) => {
    setContact(given);
    order.mutate(bodyOf(choice, given), {
      onSuccess: ({ redirectUrl }) => void navigate(safePath(redirectUrl, '/user/order')),
      onError: (error) => {
        const failure = failureOf(error);
        if (failure === 'token') void navigate(loginPath(currentPath()));
        else setStep(failure === 'refused' ? 'confirm' : failure);
      },
    });
  };

  if (step === 'blocked') return <BlacklistModal onClose={onClose} />;
  if (step === 'timeout' && contact)
    return (
      <OrderTimeoutModal
        plan={choice}
        contact={contact}
        isPending={order.isPending}
        onRetry={() => place(contact)}
        onEdit={() => setStep('confirm')}
        onClose={onClose}
      />
    );
  return (
    <OrderConfirmationModal
      plan={choice}
      contact={contact}
      isPending={order.isPending}
      error={order.error && failureOf(order.error) === 'refused' ? order.error : null}
      onSubmit={place}
      onClose={onClose}
    />
  );
}

const bodyOf = ({ variant, groupUid }: OrderedPlan, contact: Contact): PlaceOrderBody => ({
  ...contact,
  packageUid: variant.packageUid,
  variantUid: variant.uid,
  groupUid,
});
