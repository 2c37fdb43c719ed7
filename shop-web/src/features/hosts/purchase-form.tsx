import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type PurchaseView, submitPurchaseFields } from '#contracts/http/hosts.http';
import { formatRupiah } from '#domain/money/sen';
import { BANKS } from '../../shared/format/banks';
import { Field } from '../../shared/ui/field';
import { toast } from '../../shared/ui/toast';
import { UploadForm } from '../../shared/ui/upload-form';
import type { HostKeys } from './hosts.queries';
import { typedAmount } from './typed-amount';

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
type Fields = z.infer<typeof fieldsSchema>;
type Claim = NonNullable<PurchaseView['purchase']>['claim'];

/** Proof of purchase, and the account that the money goes back to. */
export function PurchaseForm({
  keys,
  providerPrice,
  rejected,
}: {
  keys: HostKeys;
  /** What the bill will most likely say; undefined where only the bill knows it. */
  providerPrice: number | undefined;
  /** What was said with a proof that was rejected: most often only the photo was wrong. */
  rejected: Claim;
}) {
  const queryClient = useQueryClient();
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(fieldsSchema),
    defaultValues: startOf(rejected),
  });
  const { errors } = form.formState;
  const lookAgain = () => {
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    return queryClient.invalidateQueries({ queryKey: ['hosts'] });
  };
  const showAnew = () => {
    toast('success', 'Bukti pembelian terkirim.');
    return lookAgain();
  };
  return (
    <UploadForm
      title="Kirim bukti pembelian"
      photo="Foto bukti pembelian"
      send="Kirim bukti pembelian"
      path="/customer/host/purchase"
      keys={keys}
      form={form}
      onDone={showAnew}
      onMovedOn={lookAgain}
    >
      <Field
        label="Jumlah yang didebit (Rp)"
        placeholder={providerPrice === undefined ? undefined : asTyped(providerPrice)}
        hint="Persis seperti di tagihan."
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register('amount', { setValueAs: typedAmount })}
      />
      <Field
        label="Tanggal didebit"
        type="date"
        max={today()}
        error={errors.debitedAt?.message}
        {...form.register('debitedAt')}
      />
      <Field
        label="Bank untuk penggantian"
        placeholder="BCA"
        suggestions={BANKS}
        error={errors.bankName?.message}
        {...form.register('bankName')}
      />
      <Field
        label="Nomor rekening"
        inputMode="numeric"
        autoComplete="off"
        error={errors.accountNumber?.message}
        {...form.register('accountNumber')}
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

const startOf = (rejected: Claim): Fields => ({
  amount: rejected ? asTyped(rejected.amount) : '',
  debitedAt: rejected?.debitedAt ?? '',
  bankName: rejected?.bankName ?? '',
  accountNumber: rejected?.accountNumber ?? '',
  accountName: rejected?.accountName ?? '',
});

/** An amount as people write it, '94.900'. */
const asTyped = (rupiah: number): string => formatRupiah(rupiah).replace('Rp', '');

/** In the format of a date field; Swedish writes dates that way. */
const today = (): string => new Date().toLocaleDateString('sv-SE');
