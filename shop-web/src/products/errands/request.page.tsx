import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { requestErrandFields } from '#contracts/products/errands/errands.http';
import { errandPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { CEILING, MOST_PIECES } from '#domain/products/errands/errand';
import { formatRupiah } from '#domain/platform/sen';
import { showBlock } from '../../identity/blacklist/block-signal';
import { useDraft } from '../../platform/drafts';
import { Button } from '../../platform/ui/button';
import { Field, TextField } from '../../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { prepareProof } from '../../platform/ui/prepare-image';
import { RupiahField, rupiahText } from '../../platform/ui/rupiah-field';
import { BackLink } from '../../platform/ui/titled';
import { useChosenFile } from '../../platform/ui/use-chosen-file';
import { WholeField, wholeText } from '../../platform/ui/whole-field';
import { failureOf } from '../../sales/orders/place-order';
import { ProofPicker } from '../../sales/payments/proof-picker';
import { proofErrorOf } from '../../sales/payments/use-upload';
import { errandUidIn } from './errand-uid';
import { type ErrandInput, requestErrand } from './errands.calls';

const EMPTY: ErrandInput = { name: '', link: '', note: '', quantity: '1', ceiling: '' };
const FIELDS = Object.keys(EMPTY) as (keyof ErrandInput)[];

/** /setitip/order: what the shop should buy. With `errandUid` it is about a request that was sent before. */
export function RequestErrandPage() {
  const errandUid = errandUidIn(useSearchParams()[0]);
  return errandUid ? <Navigate to={errandPath(errandUid)} replace /> : <RequestForm />;
}

function RequestForm() {
  usePageTitle('Titip barang');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<ErrandInput, unknown, unknown>({
    resolver: standardSchemaResolver(requestErrandFields) as never,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const { ref: draftRef, isRestored, clear: clearDraft } = useDraft('errand');
  const chosen = useChosenFile(prepareProof);
  const request = useMutation({ mutationFn: requestErrand });
  const pictureError = proofErrorOf(request.error);
  const isBlocked = request.error !== null && failureOf(request.error) === 'blocked';

  const submit = form.handleSubmit(async () => {
    const picture = await chosen.settled();
    if (picture === 'refused') return;
    request.mutate(
      { fields: form.getValues(), picture },
      {
        onSuccess: (errandUid) => {
          clearDraft();
          void queryClient.invalidateQueries({ queryKey: ['orders', 'errands'] });
          void navigate(errandPath(errandUid));
        },
        onError: (error) => {
          if (failureOf(error) === 'blocked') showBlock(true);
          else applyFieldErrors(error, FIELDS, form.setError as never);
        },
      },
    );
  });
  return (
    <div className="wrap max-w-2xl py-6 sm:py-10">
      <BackLink to={PAGE.setitip}>Setitip</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">Titip barang</h1>
      <p className="mt-2 text-muted">Kami cek dulu stok dan harganya. Kamu belum membayar apa-apa.</p>
      <form ref={draftRef} noValidate className="card mt-6 space-y-4 p-5" onSubmit={(event) => void submit(event)}>
        {!isBlocked && (
          <FailureNotice
            error={request.error}
            fields={{ ...errors, ...(pictureError && { pictureError }) }}
            title="Titipan belum terkirim"
          />
        )}
        <Field
          label="Nama barang"
          hint="Sertakan ukuran, warna, atau tipe."
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Field
          label="Tautan toko"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="Tidak punya? Unggah fotonya di bawah."
          error={errors.link?.message}
          {...form.register('link')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <WholeField
            label="Jumlah"
            hint={`Paling banyak ${MOST_PIECES} buah.`}
            error={errors.quantity?.message}
            {...form.register('quantity', { setValueAs: wholeText })}
          />
          <RupiahField
            label="Batas harga (Rp)"
            placeholder="250.000"
            hint={`Barang dan jasa bersama, tanpa ongkos kirim. Mulai ${formatRupiah(CEILING.min)}.`}
            error={errors.ceiling?.message}
            {...form.register('ceiling', { setValueAs: rupiahText })}
          />
        </div>
        <TextField label="Catatan (boleh kosong)" rows={3} error={errors.note?.message} {...form.register('note')} />
        <ProofPicker
          label="Foto barang (boleh kosong)"
          chosen={chosen}
          error={pictureError}
          disabled={request.isPending}
          isLost={isRestored}
          onChange={() => request.reset()}
        />
        <Button type="submit" wide busy={request.isPending || isSubmitting}>
          {request.isPending ? 'Mengirim…' : 'Minta penawaran'}
        </Button>
      </form>
    </div>
  );
}
