import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type PurchaseView, submitPurchaseFields } from '#contracts/products/subscriptions/hosts.http';
import { accountOfBank } from '#contracts/sales/account-number.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { dayInWib } from '#domain/platform/wib';
import { formatRupiah } from '#domain/platform/sen';
import { DEBITED_BEFORE_DAYS } from '#domain/products/subscriptions/hosts/cycle';
import { writeRupiah } from '#domain/platform/typed-rupiah';
import { Field } from '../../../platform/ui/field';
import { RupiahField, rupiahText } from '../../../platform/ui/rupiah-field';
import { toast } from '../../../platform/ui/toast';
import { BankField } from '../../../sales/payments/bank-field';
import { UploadForm } from '../../../sales/payments/upload-form';
import { AboveLimit } from './above-limit';

const { amount, debitedAt, bankName, accountNumber, accountName } = submitPurchaseFields.shape;
const fieldsSchema = z.object({ amount, debitedAt, bankName, accountNumber, accountName }).check(accountOfBank());
type Fields = z.infer<typeof fieldsSchema>;
type Claim = NonNullable<PurchaseView['purchase']>['claim'];

/** Proof of purchase, and the account for the reimbursement. */
export function PurchaseForm({
  keys,
  providerPrice,
  mostDebit,
  rejected,
}: {
  keys: OrderKeys;
  /** The expected amount of the bill; undefined where it is not known. */
  providerPrice: number | undefined;
  /** The debit up to which no second admin decides. */
  mostDebit: number;
  /** The fields of the rejected proof: most often only the photo was wrong. */
  rejected: Claim;
}) {
  const queryClient = useQueryClient();
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(fieldsSchema),
    defaultValues: startOf(rejected),
  });
  const { errors } = form.formState;
  const isAbove = Number(useWatch({ control: form.control, name: 'amount' })) > mostDebit;
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    return queryClient.invalidateQueries({ queryKey: ['hosts'] });
  };
  const onSent = () => {
    toast('success', 'Bukti pembelian terkirim.');
    return refetch();
  };
  return (
    <UploadForm
      title="Kirim bukti pembelian"
      photo="Foto bukti pembelian"
      send="Kirim bukti pembelian"
      path="/customer/host/purchase"
      keys={keys}
      form={form}
      onDone={onSent}
      onOutdated={refetch}
    >
      <RupiahField
        label="Jumlah yang didebit (Rp)"
        placeholder={providerPrice === undefined ? undefined : writeRupiah(Math.round(providerPrice))}
        hint={`Persis seperti di tagihan. Sampai ${formatRupiah(mostDebit)} tidak perlu persetujuan tambahan.`}
        error={errors.amount?.message}
        {...form.register('amount', { setValueAs: rupiahText })}
      />
      {isAbove && <AboveLimit mostDebit={mostDebit} />}
      <Field
        label="Tanggal didebit"
        type="date"
        max={dayInWib(new Date())}
        hint={`Paling lama ${DEBITED_BEFORE_DAYS} hari sebelum kamu memesan.`}
        error={errors.debitedAt?.message}
        {...form.register('debitedAt')}
      />
      <BankField label="Bank untuk penggantian" error={errors.bankName?.message} {...form.register('bankName')} />
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
  amount: rejected ? writeRupiah(rejected.amount) : '',
  debitedAt: rejected?.debitedAt ?? '',
  bankName: rejected?.bankName ?? '',
  accountNumber: rejected?.accountNumber ?? '',
  accountName: rejected?.accountName ?? '',
});
