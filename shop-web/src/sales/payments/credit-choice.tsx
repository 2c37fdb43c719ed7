import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CreditView, type UseCreditBody, creditView } from '#contracts/sales/credit.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { formatRupiah, toRupiah, toSen } from '#domain/platform/sen';
import { CREDIT_PAYS, usableCredit } from '#domain/sales/refunds/credit';
import { api } from '../../platform/api/api';
import { Button } from '../../platform/ui/button';
import { FailureNotice } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { Unsettled } from '../../platform/ui/states';
import { AccountForm } from './account-form';
import { creditQuery } from './credit.queries';

const CHOICES = [
  { value: 'keep', label: 'Simpan sebagai kredit' },
  { value: 'return', label: 'Kembalikan ke rekeningku' },
] as const;
type Choice = (typeof CHOICES)[number]['value'];

/** Credit pays the next renewal by itself, unless the customer wants it back. `amount`: what can be asked back, in rupiah. */
export function CreditChoice({ amount }: { amount: number }) {
  const [choice, setChoice] = useState<Choice>('keep');
  return (
    <>
      <fieldset className="mt-3">
        <legend className="font-semibold">Mau diapakan kreditmu?</legend>
        {CHOICES.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="credit"
              className="size-5 shrink-0"
              checked={choice === value}
              onChange={() => setChoice(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {choice === 'keep' ? <p>Tidak perlu melakukan apa-apa. {CREDIT_PAYS}</p> : <AskBack amount={amount} />}
    </>
  );
}

/** On the page of a payment: the credit pays it, or a part of it. `onUsed`: before the page reads the new amount. */
export function UseCredit({
  keys: { orderUid },
  amount,
  onUsed,
}: {
  keys: OrderKeys;
  amount: number;
  onUsed?: () => void;
}) {
  const queries = useQueryClient();
  const { data, isLoading } = useQuery(creditQuery);
  const use = useMutation({
    mutationFn: (read: Omit<UseCreditBody, 'orderUid'>) =>
      api.post('/customer/credit/use', { orderUid, ...read }, creditView),
    onSuccess: () => {
      onUsed?.();
      return queries.invalidateQueries();
    },
    // Something else is asked for, or another part of the credit was used elsewhere.
    onError: () =>
      Promise.all([['payments'], creditQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const used = data ? toRupiah(usableCredit(toSen(data.returnable), toSen(amount))) : 0;
  const failure = <FailureNotice error={use.error} title="Kredit belum terpakai" />;
  if (!data || used === 0) return isLoading ? <Unsettled /> : failure;
  return (
    <Notice tone="good" title={`Kamu punya kredit ${formatRupiah(data.returnable)}`}>
      <p>
        {used < amount
          ? `Sisanya ${formatRupiah(amount - used)} kamu transfer.`
          : 'Cukup untuk pesanan ini, tanpa transfer.'}
      </p>
      {failure}
      <Button
        variant="secondary"
        className="mt-2"
        busy={use.isPending}
        onClick={() => use.mutate({ amountRead: amount, used })}
      >
        Pakai {formatRupiah(used)}
      </Button>
    </Notice>
  );
}

function AskBack({ amount }: { amount: number }) {
  const keep = useKeepAnswer();
  return (
    <AccountForm
      className="mt-1"
      send={(account) => api.post('/customer/credit/return', account, creditView).then(keep)}
      failed="Permintaanmu belum terkirim"
    >
      Kembalikan {formatRupiah(amount)}
    </AccountForm>
  );
}

/** What was asked back; while it is not approved the customer can keep it after all. */
export function AskedCredit({ asked }: Pick<CreditView, 'asked'>) {
  const answer = useKeepAnswer();
  const keep = useMutation({ mutationFn: () => api.post('/customer/credit/keep', {}, creditView), onSuccess: answer });
  const total = asked.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Notice title={`${formatRupiah(total)} akan kami kembalikan`}>
      <ul>
        {asked.map(({ orderUid, orderNumber, amount, reason, bankName, accountEnding, isApproved }) => (
          <li key={`${orderUid} ${reason} ${amount}`} className="wrap-anywhere">
            {formatRupiah(amount)} dari {orderNumber} ke {bankName ?? 'rekeningmu'}
            {accountEnding && ` …${accountEnding}`}.{' '}
            {isApproved ? 'Sudah disetujui, tinggal kami kirim.' : 'Menunggu kami periksa.'}
          </li>
        ))}
      </ul>
      <FailureNotice error={keep.error} title="Belum bisa dibatalkan" />
      {asked.some(({ isApproved }) => !isApproved) && (
        <Button variant="quiet" className="mt-2" busy={keep.isPending} onClick={() => keep.mutate()}>
          Batalkan, simpan jadi kredit
        </Button>
      )}
    </Notice>
  );
}

/** The answer is the credit as it is now. */
function useKeepAnswer() {
  const queries = useQueryClient();
  return (credit: CreditView) => {
    queries.setQueryData(creditQuery.queryKey, credit);
  };
}
