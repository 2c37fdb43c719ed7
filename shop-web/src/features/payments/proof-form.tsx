import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { type SubmitProofFields, submitProofFields } from '#contracts/http/payments.http';
import { BANKS } from '../../shared/format/banks';
import { Field } from '../../shared/ui/field';
import { UploadForm } from '../../shared/ui/upload-form';
import type { PaymentKeys } from './payments.queries';

type Fields = Pick<SubmitProofFields, 'bankFrom' | 'accountName'>;
const fieldsSchema = z.pick(submitProofFields, { bankFrom: true, accountName: true });

export function ProofForm({ keys, confirmationPath }: { keys: PaymentKeys; confirmationPath: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(fieldsSchema),
    defaultValues: { bankFrom: '', accountName: '' },
  });
  const { errors } = form.formState;
  const forget = () => {
    // What was known of the proof before this one (a rejection) must not flash up on the next page.
    queryClient.removeQueries({ queryKey: ['payments', 'status'] });
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  };
  const goOn = async () => {
    forget();
    await navigate(confirmationPath);
  };
  const lookAgain = () => {
    forget();
    return queryClient.invalidateQueries({ queryKey: ['payments', 'checkout'] });
  };
  return (
    <UploadForm
      title="Sudah transfer? Kirim buktinya"
      photo="Foto bukti transfer"
      send="Kirim bukti"
      path="/customer/payment/confirm"
      keys={keys}
      form={form}
      onDone={goOn}
      onMovedOn={lookAgain}
    >
      <Field
        label="Transfer dari bank"
        placeholder="BCA"
        suggestions={BANKS}
        error={errors.bankFrom?.message}
        {...form.register('bankFrom')}
      />
      <Field
        label="Nama pemilik rekening"
        autoComplete="name"
        error={errors.accountName?.message}
        {...form.register('accountName')}
      />
    </UploadForm>
  );
}
