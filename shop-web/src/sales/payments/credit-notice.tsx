import { useQuery } from '@tanstack/react-query';
import { creditView } from '#contracts/sales/credit.http';
import { formatRupiah } from '#domain/platform/sen';
import { api } from '../../platform/api/api';
import { ContactUs } from '../../platform/ui/contact-us';
import { Notice } from '../../platform/ui/notice';

/** Money of the customer that the shop keeps, and what it is made of; nothing where there is none. */
export function CreditNotice() {
  const { data } = useQuery({
    queryKey: ['orders', 'credit'],
    queryFn: ({ signal }) => api.get('/customer/credit', creditView, { signal }),
  });
  if (!data || data.balance === 0) return null;
  return (
    <Notice tone="good" title={`Kreditmu ${formatRupiah(data.balance)}`} className="my-4">
      <ul>
        {data.entries.map(({ orderUid, orderNumber, amount, reason }) => (
          <li key={`${orderUid} ${reason}`}>
            {formatRupiah(amount)} dari {orderNumber}. {reason}.
          </li>
        ))}
      </ul>
      <p className="mt-1">
        Mau dikirim ke rekening? <ContactUs />.
      </p>
    </Notice>
  );
}
