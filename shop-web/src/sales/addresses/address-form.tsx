import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type AddressBody, type AddressView, addressBody } from '#contracts/sales/addresses.http';
import { formatPhone } from '#domain/platform/phone';
import { PROVINCES, provinceOf } from '#domain/sales/addresses/regions';
import { useDraft } from '../../platform/drafts';
import { Button } from '../../platform/ui/button';
import { Field, LabelledField, PhoneField } from '../../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../../platform/ui/form-errors';
import { Modal } from '../../platform/ui/modal';
import { useSaveAddress } from './addresses.queries';

const FIELDS = [
  'label',
  'recipient',
  'phoneNumber',
  'street',
  'district',
  'city',
  'province',
  'postalCode',
  'note',
] as const;
type Input = z.input<typeof addressBody>;

const EMPTY: Input = {
  label: 'Rumah',
  recipient: '',
  phoneNumber: '',
  street: '',
  district: '',
  city: '',
  province: '',
  postalCode: '',
  note: '',
  isMain: false,
};

/** The form of an address in a dialog. `known` fills a new one. */
export function AddressForm({
  address,
  known,
  onSaved,
  onClose,
}: {
  address: AddressView | null;
  known: { name: string; phoneNumber: string };
  onSaved: (address: AddressView) => void;
  onClose: () => void;
}) {
  const save = useSaveAddress(address?.uid ?? null);
  const { register, handleSubmit, setError, setValue, control, formState } = useForm<Input, unknown, AddressBody>({
    resolver: standardSchemaResolver(addressBody),
    defaultValues: address
      ? { ...inputOf(address), phoneNumber: formatPhone(address.phoneNumber) }
      : { ...EMPTY, recipient: known.name, phoneNumber: known.phoneNumber },
  });
  const { errors } = formState;
  const { ref: draftRef, clear: clearDraft } = useDraft(`address ${address?.uid ?? 'new'}`);
  const finish = (saved: AddressView) => {
    clearDraft();
    onSaved(saved);
  };
  // Closed on purpose: what was changed is not wanted.
  const cancel = () => {
    clearDraft();
    onClose();
  };
  useEffect(() => {
    if (save.error) applyFieldErrors(save.error, FIELDS, setError);
  }, [save.error, setError]);
  const cities = provinceOf(useWatch({ control, name: 'province' }))?.cities ?? [];
  const province = register('province', { onChange: () => setValue('city', '') });

  return (
    <Modal title={address ? 'Ubah alamat' : 'Alamat baru'} locked={save.isPending} onClose={cancel}>
      <form
        ref={draftRef}
        noValidate
        onSubmit={handleSubmit((body) => save.mutate(body, { onSuccess: finish }))}
        className="space-y-4"
      >
        <FailureNotice error={save.error} fields={errors} title="Alamat belum tersimpan" />
        <Field
          label="Simpan sebagai"
          hint="Misalnya Rumah atau Kantor"
          error={errors.label?.message}
          {...register('label')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Nama penerima"
            autoComplete="shipping name"
            error={errors.recipient?.message}
            {...register('recipient')}
          />
          <PhoneField
            label="Nomor HP penerima"
            autoComplete="shipping tel"
            error={errors.phoneNumber?.message}
            {...register('phoneNumber')}
          />
          <LabelledField label="Provinsi" error={errors.province?.message}>
            {(props) => (
              <select {...props} autoComplete="shipping address-level1" {...province}>
                <option value="">Pilih provinsi</option>
                {PROVINCES.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
          <LabelledField label="Kota atau kabupaten" error={errors.city?.message}>
            {(props) => (
              <select
                {...props}
                autoComplete="shipping address-level2"
                disabled={cities.length === 0}
                {...register('city')}
              >
                <option value="">{cities.length === 0 ? 'Pilih provinsi dulu' : 'Pilih kota atau kabupaten'}</option>
                {cities.map((city) => (
                  <option key={city} value={city}>
                    {city}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
          <Field
            label="Kecamatan"
            autoComplete="shipping address-level3"
            error={errors.district?.message}
            {...register('district')}
          />
          <Field
            label="Kode pos"
            inputMode="numeric"
            autoComplete="shipping postal-code"
            error={errors.postalCode?.message}
            {...register('postalCode')}
          />
        </div>
        <Field
          label="Alamat lengkap"
          hint="Jalan, nomor rumah, RT/RW"
          autoComplete="shipping street-address"
          error={errors.street?.message}
          {...register('street')}
        />
        <Field label="Catatan untuk kurir (boleh kosong)" error={errors.note?.message} {...register('note')} />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5" {...register('isMain')} />
          Jadikan alamat utama
        </label>
        <Button type="submit" wide busy={save.isPending}>
          Simpan alamat
        </Button>
      </form>
    </Modal>
  );
}

const inputOf = ({ uid: _, provinceName: __, ...fields }: AddressView): Input => fields;
