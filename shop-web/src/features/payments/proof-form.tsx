import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { ERROR_MESSAGE } from '#contracts/errors';
import { type SubmitProofFields, submitProofFields } from '#contracts/http/payments.http';
import { messageOf } from '../../shared/api/api-error';
import { BANKS } from '../../shared/format/banks';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { ProofPicker } from '../../shared/ui/proof-picker';
import { UploadProgress } from '../../shared/ui/upload-progress';
import { proofErrorOf, useUpload } from '../../shared/ui/use-upload';
import type { PaymentKeys } from './payments.queries';

type Fields = Pick<SubmitProofFields, 'bankFrom' | 'accountName'>;
const fieldsSchema = z.pick(submitProofFields, { bankFrom: true, accountName: true });

export function ProofForm({ keys, confirmationPath }: { keys: PaymentKeys; confirmationPath: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [proof, setProof] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: standardSchemaResolver(fieldsSchema),
    defaultValues: { bankFrom: '', accountName: '' },
  });
  const { errors } = formState;
  const upload = useUpload('/customer/payment/confirm', async () => {
    // What was known of the proof before this one (a rejection) must not flash up on the next page.
    queryClient.removeQueries({ queryKey: ['payments', 'status'] });
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    await navigate(confirmationPath);
  });
  const proofError = isMissing ? ERROR_MESSAGE.FILE_REQUIRED : proofErrorOf(upload.error);
  const isSaidAtField = Boolean(proofError) || Object.keys(errors).length > 0;

  const submit = handleSubmit((fields) => {
    if (!proof) return;
    upload.mutate(
      { fields: { ...keys, ...fields }, proof },
      { onError: (error) => applyFieldErrors(error, ['bankFrom', 'accountName'], setError) },
    );
  });

  return (
    <section aria-labelledby="unggah" className="card p-5">
      <h2 id="unggah" className="font-bold">
        Sudah transfer? Kirim buktinya
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
          label="Foto bukti transfer"
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
          label="Transfer dari bank"
          placeholder="BCA"
          suggestions={BANKS}
          error={errors.bankFrom?.message}
          {...register('bankFrom')}
        />
        <Field
          label="Nama pemilik rekening"
          autoComplete="name"
          error={errors.accountName?.message}
          {...register('accountName')}
        />
        {upload.isPending && <UploadProgress sent={upload.sent} />}
        <Button type="submit" wide busy={upload.isPending}>
          {upload.isPending ? 'Mengirim…' : 'Kirim bukti'}
        </Button>
      </form>
    </section>
  );
}
