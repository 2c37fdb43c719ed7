import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { CreditView } from '#contracts/sales/credit.http';
import { formatRupiah } from '#domain/platform/sen';
import { part } from '../../platform/router/lazy-part';
import { Unsettled } from '../../platform/ui/states';
import { formatDate } from '../../platform/wib';
import { creditQuery } from './credit.queries';

const CreditChoice = part(async () => (await import('./credit-choice')).CreditChoice);
const AskedCredit = part(async () => (await import('./credit-choice')).AskedCredit);

/** Where *Akun* leads to: the row is open there. */
const CREDIT_ID = 'kredit';

/** Money of the customer that the shop keeps, in one row: what it is made of and where it goes is folded in it; nothing where there is none. */
export function CreditNotice() {
  const { hash } = useLocation();
  const { data, isLoading } = useQuery(creditQuery);
  if (isLoading) return <Unsettled />;
  if (!data || data.balance + data.asked.length + data.spent.length === 0) return null;
  return (
    <div className="my-4 space-y-3">
      {data.balance > 0 && (
        <details id={CREDIT_ID} open={hash === `#${CREDIT_ID}`} className="card px-4 [&[open]]:pb-4">
          <summary className="min-h-14 py-4 font-semibold">
            {`Kredit ${formatRupiah(data.balance)}, ${data.returnable > 0 ? 'siap dipakai' : 'sedang dikirim'}`}
          </summary>
          <ul className="text-sm">
            {data.entries.map((credit) => (
              <Entry key={`${credit.orderUid} ${credit.creditedAt}`} credit={credit} />
            ))}
          </ul>
          {data.returnable > 0 ? (
            <CreditChoice amount={data.returnable} />
          ) : (
            <p className="mt-1">Sedang kami kirim ke rekeningmu.</p>
          )}
        </details>
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
