import { useQuery } from '@tanstack/react-query';
import { formatRupiah } from '#domain/platform/sen';
import { part } from '../../platform/router/lazy-part';
import { Notice } from '../../platform/ui/notice';
import { creditQuery } from './credit.queries';

const CreditChoice = part(async () => (await import('./credit-choice')).CreditChoice);
const AskedCredit = part(async () => (await import('./credit-choice')).AskedCredit);

/** Money of the customer that the shop keeps, what it is made of and where it goes; nothing where there is none. */
export function CreditNotice() {
  const { data } = useQuery(creditQuery);
  if (!data || (data.balance === 0 && data.asked.length === 0)) return null;
  return (
    <div className="my-4 space-y-3">
      {data.balance > 0 && (
        <Notice tone="good" title={`Kreditmu ${formatRupiah(data.balance)}`}>
          <ul>
            {data.entries.map(({ orderUid, orderNumber, amount, reason, creditedAt }) => (
              <li key={`${orderUid} ${creditedAt}`} className="wrap-anywhere">
                {formatRupiah(amount)} dari {orderNumber}. {reason}.
              </li>
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
    </div>
  );
}
