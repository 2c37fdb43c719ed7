import { Link } from 'react-router';
import type { ErasureObstacle } from '#contracts/http/privacy.http';
import { Notice } from '../../shared/ui/notice';
import { orderPath } from '../../shared/format/links';

const REASON: Record<ErasureObstacle['kind'], string> = {
  'payment-unconfirmed': 'Pembayaran belum kami konfirmasi',
  'reimbursement-unpaid': 'Penggantian uangmu belum dibayar',
  'active-seat': 'Kursimu masih aktif',
};

/** What has to be settled first, order by order. */
export function OpenMoney({ obstacles }: { obstacles: ErasureObstacle[] }) {
  return (
    <Notice tone="warn" title="Masih ada uang yang terbuka">
      <p>Akunmu kami hapus begitu semua ini selesai:</p>
      <ul className="mt-2 space-y-2">
        {obstacles.map(({ kind, orderUid, orderNumber, plan }) => (
          <li key={`${kind} ${orderUid}`}>
            <Link to={orderPath(orderUid)} className="font-semibold break-words underline">
              {plan} ({orderNumber})
            </Link>
            <br />
            {REASON[kind]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
