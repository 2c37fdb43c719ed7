import { Link } from 'react-router';
import type { ErasureObstacle } from '#contracts/identity/privacy.http';
import { orderPath } from '#contracts/shop-paths';
import { Notice } from '../../platform/ui/notice';

const REASON: Record<ErasureObstacle['kind'], string> = {
  'payment-unconfirmed': 'Pembayaran belum kami konfirmasi',
  'payment-short': 'Pembayaranmu masih kurang',
  'refund-unpaid': 'Uangmu belum kami kembalikan',
  'reimbursement-unpaid': 'Penggantian uangmu belum dibayar',
  'active-seat': 'Kursimu masih aktif',
  'open-order': 'Pesananmu belum selesai',
  'venue-in-use': 'Masih ada slot yang dipesan di tempatmu',
  'payout-unpaid': 'Uang untukmu belum kami transfer',
};

/** What the erasure of the account waits for, order by order, and what the customer runs. */
export function OpenMoney({ obstacles }: { obstacles: ErasureObstacle[] }) {
  return (
    <Notice tone="warn" title="Masih ada yang belum selesai">
      <p>Akunmu kami hapus begitu semua ini beres:</p>
      <ul className="mt-2 space-y-2">
        {obstacles.map(({ kind, orderUid, orderNumber, plan }) => (
          <li key={`${kind} ${orderUid ?? plan}`}>
            {orderUid ? (
              <Link to={orderPath(orderUid)} className="font-semibold break-words underline">
                {plan} ({orderNumber})
              </Link>
            ) : (
              <span className="font-semibold break-words">{plan}</span>
            )}
            <br />
            {REASON[kind]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
