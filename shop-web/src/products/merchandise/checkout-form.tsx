import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  type PlaceMerchandiseBody,
  type QuoteView,
  placeMerchandiseBody,
} from '#contracts/products/merchandise/merchandise.http';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { PAGE, loginPath } from '#contracts/shop-paths';
import { showBlock } from '../../identity/blacklist/block-signal';
import { messageOf } from '../../platform/api/api-error';
import { useDraft } from '../../platform/drafts';
import { currentPath, safePath } from '../../platform/session/safe-path';
import { applyFieldErrors } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { ContactFields } from '../../sales/orders/contact-fields';
import { payWords } from '../../sales/orders/pay-words';
import { PlaceButton } from '../../sales/orders/place-button';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';
import { failureOf } from '../../sales/orders/place-order';
import { OrderTotal } from '../../sales/shipping/order-total';
import type { CartItem } from './cart';
import { placeMerchandiseOrder } from './place-order';

type Contact = Pick<PlaceMerchandiseBody, 'name' | 'email' | 'phoneNumber'>;
const contactSchema = z.pick(placeMerchandiseBody, { name: true, email: true, phoneNumber: true });
const FIELDS = ['name', 'email', 'phoneNumber'] as const;
const KILOGRAMS = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** The total, the contact fields, and the button that places the order. */
export function CheckoutForm({
  items,
  quote,
  option,
  addressUid,
  contact,
  onRefused,
  onPlaced,
}: {
  items: readonly CartItem[];
  quote: QuoteView;
  option: ShippingOptionView | null;
  addressUid: string | null;
  contact: Contact;
  /** Price or stock may have changed. */
  onRefused: () => void;
  onPlaced: () => void;
}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<Contact>({
    resolver: standardSchemaResolver(contactSchema),
    defaultValues: contact,
  });
  const { handleSubmit, trigger, setError, formState } = form;
  const { errors } = formState;
  const { ref: draftRef, clear: clearDraft } = useDraft('merchandise order');
  const place = useMutation({ mutationFn: placeMerchandiseOrder });
  const total = quote.goods + (option?.price ?? 0);
  const isShort = quote.items.some(({ quantity, available }) => quantity > available);
  const sold = items.filter(({ variantUid }) => quote.items.some((item) => item.variantUid === variantUid));

  const submit = (input: Contact) => {
    if (!option) return;
    const shipping = { zoneUid: option.zoneUid, addressUid: option.method === 'courier' ? addressUid : null };
    place.mutate(
      { ...input, items: [...sold], shipping, total },
      {
        onSuccess: ({ redirectUrl }) => {
          clearDraft();
          void queryClient.invalidateQueries({ queryKey: ['orders'] });
          void queryClient.invalidateQueries({ queryKey: ['merchandise'] });
          void navigate(safePath(redirectUrl, PAGE.merchandiseOrders));
          onPlaced();
        },
        onError: (error) => {
          const failure = failureOf(error);
          if (failure === 'token') void navigate(loginPath(currentPath()));
          else if (failure === 'blocked') showBlock(true);
          else if (!applyFieldErrors(error, FIELDS, setError)) onRefused();
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
      <OrderTotal
        goods={{ label: 'Barang', price: quote.goods }}
        option={option}
        shippingLabel={`Ongkos kirim (${KILOGRAMS.format(quote.weightGrams / 1_000)} kg)`}
        total={total}
      />
      <ContactFields nameLabel="Nama pemesan" known={contact} form={form} />
      {shownError && (
        <Notice tone="bad" title="Gagal membuat pesanan" live>
          {messageOf(place.error)}
        </Notice>
      )}
      <UnpaidOrder line="merchandise" hidden={place.isSuccess} />
      <PlaceButton check={() => trigger()} line="merchandise" busy={place.isPending} disabled={!option || isShort}>
        {place.isPending ? 'Membuat pesanan…' : payWords(total)}
      </PlaceButton>
      <p className="text-sm text-muted">Barangnya kami sisihkan sampai batas waktu bayar.</p>
    </form>
  );
}
