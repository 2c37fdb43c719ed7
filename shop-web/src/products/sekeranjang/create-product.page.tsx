import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { proposeSekeranjangFields } from '#contracts/products/sekeranjang/sekeranjang.http';
import { PAGE } from '#contracts/shop-paths';
import { useDraft } from '../../platform/drafts';
import { Button } from '../../platform/ui/button';
import { Field, TextField } from '../../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../../platform/ui/form-errors';
import { usePageMeta } from '../../platform/ui/page-head';
import { prepareProof } from '../../platform/ui/prepare-image';
import { RupiahField, rupiahText } from '../../platform/ui/rupiah-field';
import { BackLink } from '../../platform/ui/titled';
import { useChosenFile } from '../../platform/ui/use-chosen-file';
import { WholeField, wholeText } from '../../platform/ui/whole-field';
import { ProofPicker, type ProofPickerHandle } from '../../sales/payments/proof-picker';
import { proofErrorOf } from '../../sales/payments/use-upload';
import { type Proposal, SENT, proposeProduct } from './propose';

const EMPTY: Proposal = { name: '', description: '', link: '', price: '', target: '', weightGrams: '' };
const FIELDS = Object.keys(EMPTY) as (keyof Proposal)[];

/** /sekeranjang/create-product: a customer proposes what should be bought together. */
export function CreateProductPage() {
  usePageMeta('Usulkan barang', 'Usulkan barang yang mau kamu beli bareng-bareng di Sekeranjang Patungan.');
  const navigate = useNavigate();
  const form = useForm<Proposal, unknown, unknown>({
    resolver: standardSchemaResolver(proposeSekeranjangFields) as never,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const { ref: draftRef, isRestored, clear: clearDraft } = useDraft('sekeranjang');
  const chosen = useChosenFile(prepareProof);
  const [isMissing, setMissing] = useState(false);
  const picker = useRef<ProofPickerHandle>(null);
  const propose = useMutation({ mutationFn: proposeProduct });
  const pictureError = isMissing ? 'Tambahkan satu foto barangnya, ya.' : proofErrorOf(propose.error);

  const submit = form.handleSubmit(async () => {
    const picture = await chosen.settled();
    if (!picture || picture === 'refused') return;
    propose.mutate(
      { fields: form.getValues(), picture },
      {
        onSuccess: () => {
          clearDraft();
          void navigate(PAGE.sekeranjangCreated, { state: SENT });
        },
        onError: (error) => applyFieldErrors(error, FIELDS, form.setError as never),
      },
    );
  });
  const submitOrName = async (event: SubmitEvent) => {
    await submit(event);
    const isWithout = !(await chosen.settled());
    setMissing(isWithout);
    // The form focuses its first invalid field after a tick; the picture is below them.
    if (isWithout) setTimeout(() => focusUnlessField(picker.current));
  };
  return (
    <div className="wrap max-w-2xl py-6 sm:py-10">
      <BackLink to={PAGE.sekeranjang}>Semua Sekeranjang</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">Usulkan barang</h1>
      <p className="mt-2 text-muted">
        Kami periksa dulu, lalu kabari hasilnya. Kalau cocok, usulanmu tayang di Sekeranjang.
      </p>
      <form
        ref={draftRef}
        noValidate
        className="card mt-6 space-y-4 p-5"
        onSubmit={(event) => void submitOrName(event)}
      >
        <FailureNotice
          error={propose.error}
          fields={{ ...errors, ...(pictureError && { pictureError }) }}
          title="Usulan belum terkirim"
        />
        <Field label="Nama barang" error={errors.name?.message} {...form.register('name')} />
        <TextField
          label="Ceritakan barangnya"
          hint="Ukuran, warna, dan kenapa layak dibeli bareng-bareng."
          error={errors.description?.message}
          {...form.register('description')}
        />
        <Field
          label="Tautan toko (boleh kosong)"
          type="url"
          inputMode="url"
          placeholder="https://"
          error={errors.link?.message}
          {...form.register('link')}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <RupiahField
            label="Harga (Rp)"
            placeholder="150.000"
            error={errors.price?.message}
            {...form.register('price', { setValueAs: rupiahText })}
          />
          <WholeField
            label="Target pembeli"
            placeholder="10"
            error={errors.target?.message}
            {...form.register('target', { setValueAs: wholeText })}
          />
          <WholeField
            label="Berat (gram)"
            placeholder="500"
            error={errors.weightGrams?.message}
            {...form.register('weightGrams', { setValueAs: wholeText })}
          />
        </div>
        <ProofPicker
          ref={picker}
          label="Foto barang"
          chosen={chosen}
          error={pictureError}
          disabled={propose.isPending}
          isLost={isRestored}
          onChange={() => {
            setMissing(false);
            propose.reset();
          }}
        />
        <Button type="submit" wide busy={propose.isPending || isSubmitting}>
          {propose.isPending ? 'Mengirim…' : 'Kirim usulan'}
        </Button>
      </form>
    </div>
  );
}

/** A wrong field above keeps the focus that the form has given it. */
function focusUnlessField(picker: ProofPickerHandle | null): void {
  if (document.activeElement?.getAttribute('aria-invalid') !== 'true') picker?.focus();
}
