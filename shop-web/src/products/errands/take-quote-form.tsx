import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { type ErrandDetail, type OrderErrandBody, orderErrandBody } from '#contracts/products/errands/errands.http';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { errandPath } from '#contracts/product-paths';
import { loginPath } from '#contracts/shop-paths';
import { showBlock } from '../../identity/blacklist/block-signal';
import { messageOf } from '../../platform/api/api-error';
import { useDraft } from '../../platform/drafts';
import { currentPath, safePath } from '../../platform/session/safe-path';
import { applyFieldErrors } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { ContactFields } from '../../sales/orders/contact-fields';
import { PlaceButton } from '../../sales/orders/place-button';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';
import { failureOf } from '../../sales/orders/place-order';
import { OrderTotal } from '../../sales/shipping/order-total';
import { orderErrand } from './errands.calls';

type Contact = Pick<OrderErrandBody, 'name' | 'email' | 'phoneNumber'>;
const contactSchema = z.pick(orderErrandBody, { name: true, email: true, phoneNumber: true });
const FIELDS = ['name', 'email', 'phoneNumber'] as const;

/** The total with the way to the customer, the contact fields, and the button that takes the quote. */
export function TakeQuoteForm({
  errand: { errandUid, quote },
  option,
  address,
  contact,
}: {
  errand: ErrandDetail;
  option: ShippingOptionView | null;
  address: string | null;
  contact: Contact;
}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<Contact>({
    resolver: standardSchemaResolver(contactSchema),
    defaultValues: contact,
  });
  const { handleSubmit, trigger, setError, formState } = form;
  const { errors } = formState;
  const { ref: draftRef, clear: clearDraft } = useDraft(`errand order ${errandUid}`);
  const order = useMutation({ mutationFn: orderErrand });
  const total = (quote?.total ?? 0) + (option?.price ?? 0);

  const submit = (input: Contact) => {
    if (!option) return;
    const shipping = { zoneUid: option.zoneUid, addressUid: option.method === 'courier' ? address : null };
    const renew = (key: string) => void queryClient.invalidateQueries({ queryKey: [key] });
    order.mutate(
      { ...input, errandUid, shipping, total },
      {
        onSuccess: ({ redirectUrl }) => {
          clearDraft();
          renew('orders');
          void navigate(safePath(redirectUrl, errandPath(errandUid)));
        },
        onError: (error) => {
          const failure = failureOf(error);
          if (failure === 'token') void navigate(loginPath(currentPath()));
          else if (failure === 'blocked') showBlock(true);
          else if (!applyFieldErrors(error, FIELDS, setError)) ['orders', 'errand-shipping'].forEach(renew);
        },
      },
    );
  };
  const shownError = order.error && failureOf(order.error) !== 'blocked' && Object.keys(errors).length === 0;
  return (
    <form
      ref={draftRef}
      noValidate
      onSubmit={handleSubmit(submit)}
      aria-labelledby="ringkasan"
      className="card space-y-4 p-5 lg:sticky lg:top-20"
    >
      <h2 id="ringkasan" className="font-bold">
        Terima penawaran
      </h2>
      <OrderTotal goods={{ label: 'Barang dan jasa', price: quote?.total }} option={option} total={total} />
      <ContactFields nameLabel="Nama pemesan" known={contact} form={form} />
      {shownError && (
        <Notice tone="bad" title="Gagal membuat pesanan" live>
          {messageOf(order.error)}
        </Notice>
      )}
      <UnpaidOrder line="errands" hidden={order.isSuccess} />
      <PlaceButton check={() => trigger()} line="errands" busy={order.isPending} disabled={!option}>
        {order.isPending ? 'Membuat pesanan…' : 'Terima dan bayar'}
      </PlaceButton>
    </form>
  );
}
