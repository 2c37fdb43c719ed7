import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDeadline } from '../../../platform/wib';
import { whyUncertain } from './host-payments';

/** The reimbursements on their way to the host who reads it; how they are counted stands below. */
export function ToReceive({ seat: { hostPayments } }: { seat: MembershipDetail }) {
  const coming = hostPayments.filter(({ isMine, paidAt }) => isMine && paidAt === null);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="akan-diterima" className="card space-y-2 p-5">
      <h2 id="akan-diterima" className="text-sm text-muted">
        Akan diterima
      </h2>
      {coming.map((payment) => (
        <p key={payment.dueAt} className="text-sm">
          <b className="block text-xl font-bold tracking-tight tabular-nums">{formatRupiah(payment.amount)}</b>
          Ditransfer paling cepat {formatDeadline(payment.dueAt)}. {whyUncertain(payment)}
        </p>
      ))}
    </section>
  );
}
