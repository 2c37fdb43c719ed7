import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import {
  type PlaceQurbanBody,
  type QurbanAnimal,
  type QurbanSeason,
  placeQurbanBody,
} from '#contracts/products/qurban/qurban.http';
import { PAGE, loginPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { showBlock } from '../../identity/blacklist/block-signal';
import { draftedFields, useDraft } from '../../platform/drafts';
import { currentPath, safePath } from '../../platform/session/safe-path';
import { LabelledField } from '../../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../../platform/ui/form-errors';
import { formatDate } from '../../platform/wib';
import { type Contact, ContactFields } from '../../sales/orders/contact-fields';
import { payWords } from '../../sales/orders/pay-words';
import { PlaceButton } from '../../sales/orders/place-button';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';
import { failureOf } from '../../sales/orders/place-order';
import { FillBar } from './fill-bar';
import { NameFields } from './name-fields';
import { placeQurbanOrder } from './place-order';

const FIELDS = ['names', 'instalments', 'name', 'email', 'phoneNumber'] as const;

/** The names of the shares, how they are paid, and who orders. */
export function OrderForm({
  animal,
  season,
  contact,
}: {
  animal: QurbanAnimal;
  season: QurbanSeason;
  contact: Contact;
}) {
  const { animalUid, price, shares, taken } = animal;
  const draftKey = `qurban order ${animalUid}`;
  const [firstNames] = useState(() => blankNames(draftKey, shares - taken));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<z.input<typeof placeQurbanBody>, unknown, PlaceQurbanBody>({
    resolver: standardSchemaResolver(placeQurbanBody),
    defaultValues: { animalUid, names: firstNames, instalments: 1, total: price * firstNames.length, ...contact },
  });
  const { register, handleSubmit, trigger, setError, setValue, control, formState } = form;
  const { ref: draftRef, clear: clearDraft } = useDraft(draftKey);
  const names = useWatch({ control, name: 'names' });
  const instalments = useWatch({ control, name: 'instalments' }) ?? 1;
  const place = useMutation({ mutationFn: placeQurbanOrder });
  const { errors } = formState;
  const total = price * names.length;

  const submit = (body: PlaceQurbanBody) =>
    place.mutate(
      { ...body, total },
      {
        onSuccess: ({ redirectUrl }) => {
          clearDraft();
          void queryClient.invalidateQueries({ queryKey: ['orders'] });
          void navigate(safePath(redirectUrl, PAGE.orders));
        },
        onError: (error) => {
          const failure = failureOf(error);
          if (failure === 'token') void navigate(loginPath(currentPath()));
          else if (failure === 'blocked') showBlock(true);
          else if (!applyFieldErrors(error, FIELDS, setError))
            void queryClient.invalidateQueries({ queryKey: ['qurban'] });
        },
      },
    );

  return (
    <form ref={draftRef} noValidate onSubmit={handleSubmit(submit)} className="card mt-5 space-y-5 p-5 sm:p-6">
      <div>
        <h2 className="font-bold wrap-anywhere">
          {animal.name}, {season.name}
        </h2>
        <FillBar animal={animal} className="mt-3" />
      </div>
      <NameFields
        names={names}
        most={shares - taken}
        register={(index) => register(`names.${index}`)}
        errorOf={(index) => errors.names?.[index]?.message ?? (index === 0 ? errors.names?.message : undefined)}
        onCount={(next) => {
          setValue('names', next, { shouldValidate: formState.isSubmitted });
        }}
      />
      {season.mostInstalments > 1 && (
        <LabelledField
          label="Cara bayar"
          hint={`Cicilan terakhir selesai sebelum ${formatDate(season.ordersUntil)}. Boleh dibayar lebih awal.`}
          error={errors.instalments?.message}
        >
          {(field) => (
            <select {...field} {...register('instalments', { valueAsNumber: true })}>
              {Array.from({ length: season.mostInstalments }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {count === 1 ? 'Sekaligus' : `Menabung ${count} kali`}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      )}
      <ContactFields nameLabel="Nama pemesan" known={contact} form={form} />
      <Total total={total} instalments={instalments} />
      <FailureNotice
        error={failureOf(place.error) === 'blocked' ? null : place.error}
        fields={errors}
        title="Gagal memesan"
      />
      <UnpaidOrder line="qurban" hidden={place.isSuccess} />
      <PlaceButton check={() => trigger()} line="qurban" busy={place.isPending}>
        {place.isPending ? 'Membuat pesanan…' : instalments > 1 ? 'Lanjut bayar cicilan pertama' : payWords(total)}
      </PlaceButton>
      <p className="text-sm text-muted">
        {instalments > 1
          ? 'Bagianmu kami simpan selama cicilannya berjalan. Terlambat lebih dari 7 hari, bagiannya dilepas dan uangmu jadi kredit.'
          : 'Bagianmu kami simpan sampai batas waktu bayar.'}
      </p>
    </form>
  );
}

/** As many empty names as the draft has, which fills only fields that are drawn. */
const blankNames = (draftKey: string, most: number): string[] => {
  const drafted = draftedFields(draftKey).filter((field) => field.startsWith('names.')).length;
  return Array.from({ length: Math.max(1, Math.min(drafted, most)) }, () => '');
};

const Total = ({ total, instalments }: { total: number; instalments: number }) => (
  <div className="rounded-xl bg-sunken p-4">
    <p className="pair text-lg font-bold">
      <span>Total</span> <span>{formatRupiah(total)}</span>
    </p>
    {instalments > 1 && (
      <p className="mt-1 pair text-sm text-muted">
        <span>{instalments} kali, sekitar</span>
        <span>{formatRupiah(Math.ceil(total / instalments / 1_000) * 1_000)}</span>
      </p>
    )}
  </div>
);
