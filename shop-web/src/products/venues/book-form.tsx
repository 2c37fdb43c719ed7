import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  type BookSlotBody,
  type VenueDetail,
  type WeekSlot,
  bookSlotBody,
  placedSlot,
} from '#contracts/products/venues/venues.http';
import { formatRupiah, toRupiah, toSen } from '#domain/platform/sen';
import { freeCancelText } from '#domain/products/venues/cancelling';
import { bookerShare, cutoffOf } from '#domain/products/venues/terms';
import { useDraft } from '../../platform/drafts';
import { FailureNotice } from '../../platform/ui/form-errors';
import { type Contact, ContactFields } from '../../sales/orders/contact-fields';
import { payWords } from '../../sales/orders/pay-words';
import { PlaceButton } from '../../sales/orders/place-button';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';
import { usePlacing } from '../../sales/orders/use-placing';
import { formatLongDay, hoursOf } from './days';

const FIELDS = ['name', 'email', 'phoneNumber'] as const;

/** Takes a free slot, whole or to be shared with players. */
export function BookForm({ venue, slot, contact }: { venue: VenueDetail; slot: WeekSlot; contact: Contact }) {
  const { slug, players } = venue;
  const form = useForm<z.input<typeof bookSlotBody>, unknown, BookSlotBody>({
    resolver: standardSchemaResolver(bookSlotBody),
    defaultValues: { venue: slug, startsAt: slot.startsAt, shared: false, listed: true, total: slot.price, ...contact },
  });
  const { register, handleSubmit, trigger, setError, setValue, control, formState } = form;
  const { ref: draftRef, clear: clearDraft } = useDraft(`venue ${slug} ${slot.startsAt}`);
  const [now] = useState(() => new Date());
  const place = usePlacing('/customer/semabar/order', placedSlot, { onPlaced: clearDraft, shown: 'semabar' });
  const shared = useWatch({ control, name: 'shared' });
  const share = toRupiah(bookerShare(toSen(slot.price), players));
  const total = shared ? share : slot.price;
  useEffect(() => setValue('total', total), [setValue, total]);
  const { errors } = formState;
  const pick = (isShared: boolean) => setValue('shared', isShared);
  return (
    <form
      ref={draftRef}
      noValidate
      className="space-y-4"
      onSubmit={handleSubmit((body) => place.send(body, FIELDS, setError))}
    >
      <p className="font-semibold">
        {formatLongDay(slot.startsAt)}, {hoursOf(slot)} WIB
      </p>
      <fieldset className="space-y-2">
        <legend className="mb-1.5 text-sm font-semibold">Cara bayar</legend>
        <Way value="slot" isOn={!shared} title="Satu slot penuh" price={slot.price} onPick={() => pick(false)}>
          Langsung pasti begitu pembayaranmu kami cek.
        </Way>
        <Way
          value="patungan"
          isOn={shared}
          title={`Patungan ${players} pemain`}
          price={share}
          disabled={!slot.canShare}
          onPick={() => pick(true)}
        >
          {slot.canShare
            ? 'Bayar bagianmu, lalu buka sisanya untuk pemain lain. Kamu bisa melunasi sisanya kapan saja.'
            : 'Waktunya terlalu mepet untuk cari pemain.'}
        </Way>
      </fieldset>
      {shared && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" className="size-5" {...register('listed')} />
          Tampilkan di daftar publik. Tanpa ini, pemain hanya bisa ikut lewat tautanmu.
        </label>
      )}
      <p className="pair text-lg font-bold">
        <span>Total</span> <span>{formatRupiah(total)}</span>
      </p>
      <ContactFields known={contact} form={form} />
      <p className="text-sm text-muted">
        {freeCancelText(
          { cutoffAt: cutoffOf(new Date(slot.startsAt), venue.cancelHours), keepPercent: venue.keepPercent },
          now,
        )}
      </p>
      <FailureNotice error={place.failed} fields={errors} title="Gagal memesan slot" />
      <UnpaidOrder line="venues" hidden={place.isPlaced} />
      <PlaceButton check={() => trigger()} line="venues" busy={place.isPending}>
        {payWords(total)}
      </PlaceButton>
    </form>
  );
}

const Way = ({
  value,
  isOn,
  title,
  price,
  disabled = false,
  onPick,
  children,
}: {
  value: string;
  isOn: boolean;
  title: string;
  price: number;
  disabled?: boolean;
  onPick: () => void;
  children: string;
}) => (
  <label
    className={`flex cursor-pointer gap-3 rounded-xl border p-3 ${isOn ? 'border-brand bg-tint' : 'border-edge'} ${disabled ? 'opacity-60' : ''}`}
  >
    <input
      type="radio"
      name="cara-bayar"
      value={value}
      className="mt-0.5 size-5 shrink-0"
      checked={isOn}
      disabled={disabled}
      onChange={onPick}
    />
    <span className="min-w-0">
      <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{title}</span> <span>{formatRupiah(price)}</span>
      </span>
      <span className="block text-sm text-muted">{children}</span>
    </span>
  </label>
);
