import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  type PlaceSekeranjangBody,
  type SekeranjangDetail,
  placeSekeranjangBody,
} from '#contracts/products/sekeranjang/sekeranjang.http';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { sekeranjangSuccessPath } from '#contracts/product-paths';
import { loginPath } from '#contracts/shop-paths';
import { showBlock } from '../../identity/blacklist/block-signal';
import { messageOf } from '../../platform/api/api-error';
import { useDraft } from '../../platform/drafts';
import { currentPath } from '../../platform/session/safe-path';
import { applyFieldErrors } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { ContactFields } from '../../sales/orders/contact-fields';
import { PlaceButton } from '../../sales/orders/place-button';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';
import { failureOf } from '../../sales/orders/place-order';
import { OrderTotal } from '../../sales/shipping/order-total';
import { placeSekeranjangOrder } from './place-order';
import { Terms } from './terms';

type Contact = Pick<PlaceSekeranjangBody, 'name' | 'email' | 'phone'>;
const contactSchema = z.pick(placeSekeranjangBody, { name: true, email: true, phone: true });
const FIELDS = ['name', 'email', 'phone'] as const;

/** The total, the contact fields, and the button that places the order. */
export function OrderForm({
  product: { sekeranjangUid, sekeranjangCode, price },
  option,
  address,
  shippingAddress,
  contact,
}: {
  product: SekeranjangDetail;
  option: ShippingOptionView | null;
  /** The customer's own address, and where it is sent to. */
  address: string | null;
  shippingAddress: string | null;
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
  const { ref: draftRef, clear: clearDraft } = useDraft(`sekeranjang order ${sekeranjangUid}`);
  const place = useMutation({ mutationFn: placeSekeranjangOrder });
  const total = price + (option?.price ?? 0);
  const renew = (key: string) => void queryClient.invalidateQueries({ queryKey: [key] });

  const submit = (input: Contact) => {
    if (!option) return;
    const sent = option.method === 'courier' ? { address, shippingAddress } : {};
    place.mutate(
      { ...input, ...sent, zoneUid: option.zoneUid, sekeranjangCode, total },
      {
        onSuccess: (orderUid) => {
          clearDraft();
          renew('orders');
          renew('sekeranjang');
          void navigate(sekeranjangSuccessPath(sekeranjangUid, orderUid));
        },
        onError: (error) => {
          const failure = failureOf(error);
          if (failure === 'token') void navigate(loginPath(currentPath()));
          else if (failure === 'blocked') showBlock(true);
          else if (!applyFieldErrors(error, FIELDS, setError)) renew('sekeranjang');
        },
      },
    );
  };
  const shownError = place.error && failureOf(place.error) !== 'blocked' && Object.keys(errors).length === 0;
  return (
    <form
      ref={draftRef}
      noValidate
      onSubmit={handleSubmit(submit)}
      aria-labelledby="ringkasan"
      className="card space-y-4 p-5 lg:sticky lg:top-20"
    >
      <h2 id="ringkasan" className="font-bold">
        Ringkasan
      </h2>
      <OrderTotal goods={{ label: 'Barang', price }} option={option} total={total} />
      <ContactFields
        nameLabel="Nama pemesan"
        known={{ ...contact, phoneNumber: contact.phone }}
        form={contactFieldsOf(form)}
      />
      {shownError && (
        <Notice tone="bad" title="Gagal membuat pesanan" live>
          {messageOf(place.error)}
        </Notice>
      )}
      <UnpaidOrder line="sekeranjang" hidden={place.isSuccess} />
      <PlaceButton check={() => trigger()} line="sekeranjang" busy={place.isPending} disabled={!option}>
        {place.isPending ? 'Membuat pesanan…' : 'Buat pesanan'}
      </PlaceButton>
      <div className="text-sm text-muted">
        <p>Tempatmu kami simpan sampai batas waktu bayar.</p>
        <details>
          <summary className="min-h-11 cursor-pointer py-3">
            Dengan memesan, kamu setuju dengan ketentuan Sekeranjang.
          </summary>
          <Terms />
        </details>
      </div>
    </form>
  );
}

/** The form for `ContactFields`: the specification calls the number `phone`. */
function contactFieldsOf({ register, setFocus, formState: { errors, dirtyFields } }: UseFormReturn<Contact>) {
  const own = (name: 'name' | 'email' | 'phoneNumber') => (name === 'phoneNumber' ? 'phone' : name);
  return {
    register: (name: Parameters<typeof own>[0]) => register(own(name)),
    setFocus: (name: Parameters<typeof own>[0]) => setFocus(own(name)),
    formState: {
      errors: { ...errors, phoneNumber: errors.phone },
      dirtyFields: { ...dirtyFields, phoneNumber: dirtyFields.phone },
    },
  };
}
