import { useQuery } from '@tanstack/react-query';
import type { CreditView } from '#contracts/sales/credit.http';
import { formatRupiah } from '#domain/platform/sen';
import { part } from '../../platform/router/lazy-part';
import { Notice } from '../../platform/ui/notice';
import { Unsettled } from '../../platform/ui/states';
import { formatDate } from '../../platform/wib';
import { creditQuery } from './credit.queries';

const CreditChoice = part(async () => (await import('./credit-choice')).CreditChoice);
const AskedCredit = part(async () => (await import('./credit-choice')).AskedCredit);

/** Money of the customer that the shop keeps, what it is made of and where it goes; nothing where there is none. */
export function CreditNotice() {
  const { data, isLoading } = useQuery(creditQuery);
  if (isLoading) return <Unsettled />;
  if (!data || data.balance + data.asked.length + data.spent.length === 0) return null;
  return (
    <div className="my-4 space-y-3">
      {data.balance > 0 && (
        <Notice tone="good" title={`Kreditmu ${formatRupiah(data.balance)}`}>
          <ul>
            {data.entries.map((credit) => (
              <Entry key={`${credit.orderUid} ${credit.creditedAt}`} credit={credit} />
            ))}
          </ul>
          {data.returnable > 0 ? (
            <CreditChoice amount={data.returnable} />
          ) : (
            <p className="mt-1">Sedang kami kirim ke rekeningmu.</p>
          )}
        </Notice>
      )}
      {data.asked.length > 0 && <AskedCredit asked={data.asked} />}
      {data.spent.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-accent">
            Kredit yang sudah terpakai
          </summary>
          <ul className="mt-1 space-y-1.5">
            {data.spent.map((credit) => (
              <Entry key={`${credit.orderUid} ${credit.creditedAt}`} credit={credit} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Where it came from, and of a used one how much of it went where. */
const Entry = ({ credit: { orderNumber, amount, total, reason, uses } }: { credit: CreditView['entries'][number] }) => (
  <li className="wrap-anywhere">
    {formatRupiah(total)} dari {orderNumber}. {reason}.
    {uses.length > 0 && (
      <>
        {' '}
        Terpakai{' '}
        {uses
          .map((use) => `${formatRupiah(use.amount)} untuk ${use.orderNumber} (${formatDate(use.usedAt)})`)
          .join(', ')}
        , sisa {formatRupiah(amount)}.
      </>
    )}
  </li>
);
