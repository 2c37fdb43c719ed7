import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { type SubmitProofFields, submitProofFields } from '#contracts/sales/payments.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { useSession } from '../../platform/session/session';
import { Field } from '../../platform/ui/field';
import { amountReadOf } from './payment-amount';
import { SenderBank } from './sender-bank';
import { UploadForm } from './upload-form';

type Fields = Pick<SubmitProofFields, 'bankFrom' | 'accountName'>;
const fieldsSchema = z.pick(submitProofFields, { bankFrom: true, accountName: true });

/** `amount`: what the page says is asked for, in rupiah; the API refuses the proof where that has changed. */
export function ProofForm({
  keys,
  amount,
  confirmationPath,
}: {
  keys: OrderKeys;
  amount: number;
  confirmationPath: string;
}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSession();
  // With a payment link someone else may pay.
  const holder = session?.customerUid === keys.customerUid ? session.username : '';
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(fieldsSchema),
    defaultValues: { bankFrom: '', accountName: holder },
  });
  // Before the other field: the first one that is missing is focused.
  const bank = useController({ control: form.control, name: 'bankFrom' });
  const { errors } = form.formState;
  const onSent = async () => {
    // The state of the previous proof (a rejection) must not flash on the next page.
    queryClient.removeQueries({ queryKey: ['payments', 'status'] });
    queryClient.removeQueries({ queryKey: ['payments', 'additional'] });
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    await navigate(confirmationPath);
  };
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    // Not removed: this page goes on showing it, with what was typed and chosen.
    return queryClient.invalidateQueries({ queryKey: ['payments'] });
  };
  return (
    <UploadForm
      title="Sudah transfer? Kirim buktinya"
      photo="Foto bukti transfer"
      send="Kirim bukti"
      path="/customer/payment/confirm"
      keys={keys}
      unseen={amountReadOf(amount)}
      form={form}
      onDone={onSent}
      onOutdated={refetch}
    >
      <SenderBank bank={bank} />
      <Field
        label="Nama pemilik rekening"
        autoComplete="name"
        error={errors.accountName?.message}
        {...form.register('accountName')}
      />
    </UploadForm>
  );
}
