import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ERROR_MESSAGE } from '#contracts/errors';
import { type SubmitPurchaseFields, submitPurchaseFields } from '#contracts/http/hosts.http';
import { messageOf } from '../../shared/api/api-error';
import { BANKS } from '../../shared/format/banks';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { ProofPicker } from '../../shared/ui/proof-picker';
import { toast } from '../../shared/ui/toast';
import { UploadProgress } from '../../shared/ui/upload-progress';
import { proofErrorOf, useUpload } from '../../shared/ui/use-upload';
import type { HostKeys } from './hosts.queries';
import { typedAmount } from './typed-amount';

const FIELDS = ['amount', 'debitedAt', 'bankName', 'accountNumber', 'accountName'] as const;
// The API does without the payout account; whoever fills this form wants the money.
const fieldsSchema = z.required(
  z.pick(submitPurchaseFields, {
    amount: true,
    debitedAt: true,
    bankName: true,
    accountNumber: true,
    accountName: true,
  }),
);
type Fields = Required<Pick<SubmitPurchaseFields, (typeof FIELDS)[number]>>;

/** Proof of purchase, and the account that the money goes back to. */
export function PurchaseForm({ keys }: { keys: HostKeys }) {
  const queryClient = useQueryClient();
  const [proof, setProof] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: standardSchemaResolver(fieldsSchema),
    defaultValues: { amount: '', debitedAt: '', bankName: '', accountNumber: '', accountName: '' },
  });
  const { errors } = formState;
  const upload = useUpload('/customer/host/purchase', async () => {
    toast('success', 'Bukti pembelian terkirim.');
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    await queryClient.invalidateQueries({ queryKey: ['hosts'] });
  });
  const proofError = isMissing ? ERROR_MESSAGE.FILE_REQUIRED : proofErrorOf(upload.error);
  const isSaidAtField = Boolean(proofError) || Object.keys(errors).length > 0;

  const submit = handleSubmit((fields) => {
    if (!proof) return;
    upload.mutate(
      { fields: { ...keys, ...fields }, proof },
      { onError: (error) => applyFieldErrors(error, FIELDS, setError) },
    );
  });

  return (
    <section aria-labelledby="bukti-pembelian" className="card p-5">
      <h2 id="bukti-pembelian" className="font-bold">
        Kirim bukti pembelian
      </h2>
      <form
        noValidate
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          setMissing(!proof);
          void submit(event);
        }}
      >
        {upload.isError && !isSaidAtField && (
          <Notice tone="bad" title="Bukti belum terkirim" live>
            {messageOf(upload.error)}
          </Notice>
        )}
        <ProofPicker
          label="Foto bukti pembelian"
          file={proof}
          error={proofError}
          disabled={upload.isPending}
          onFile={(file) => {
            setProof(file);
            setMissing(false);
            upload.reset();
          }}
        />
        <Field
          label="Jumlah yang didebit (Rp)"
          placeholder="94.900"
          hint="Persis seperti di tagihan."
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...register('amount', { setValueAs: typedAmount })}
        />
        <Field
          label="Tanggal didebit"
          type="date"
          max={today()}
          error={errors.debitedAt?.message}
          {...register('debitedAt')}
        />
        <Field
          label="Bank untuk penggantian"
          placeholder="BCA"
          suggestions={BANKS}
          error={errors.bankName?.message}
          {...register('bankName')}
        />
        <Field
          label="Nomor rekening"
          inputMode="numeric"
          autoComplete="off"
          error={errors.accountNumber?.message}
          {...register('accountNumber')}
        />
        <Field
          label="Nama pemilik rekening"
          autoComplete="name"
          error={errors.accountName?.message}
          {...register('accountName')}
        />
        {upload.isPending && <UploadProgress sent={upload.sent} />}
        <Button type="submit" wide busy={upload.isPending}>
          {upload.isPending ? 'Mengirim…' : 'Kirim bukti pembelian'}
        </Button>
      </form>
    </section>
  );
}

/** In the format of a date field; Swedish writes dates that way. */
const today = (): string => new Date().toLocaleDateString('sv-SE');
