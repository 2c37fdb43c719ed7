import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { Badge } from '../../../platform/ui/badge';
import { TitledCard } from '../../../platform/ui/titled';
import { formatDate } from '../../../platform/wib';
import { GivenBackNote } from '../../../sales/payments/given-back-note';
import { ReimbursementLines } from '../hosts/reimbursement-lines';
import { shortMask } from '../../../platform/ui/short-mask';

/** A corrected amount is approved again, perhaps by another admin, and may change until then. docs/rules/hosts.md#limit */
export const isUncertain = ({ state, correction }: { state: string | null; correction: number }): boolean =>
  // Less than a rupiah is what was rounded.
  state === 'scheduled' && Math.abs(correction) >= 1;
export const UNCERTAIN = 'Koreksinya belum disetujui, jadi jumlahnya belum pasti.';
/** Why the amount of a reimbursement is not certain; null: it is. */
export const whyUncertain = (of: Payment): string | null =>
  isUncertain(of)
    ? UNCERTAIN
    : of.isAboveLimit
      ? 'Ini di atas batas, jadi menunggu keputusan admin kami dan jumlahnya belum pasti.'
      : null;

type Payment = MembershipDetail['hostPayments'][number];

/** Where the members' money goes: the reimbursements of the host. */
export function HostPayments({ seat: { buyer, hostPayments } }: { seat: MembershipDetail }) {
  return (
    <TitledCard title="Ke mana uangnya">
      {buyer === 'shop' ? (
        <p className="mt-2 text-sm text-muted">
          Grup ini tidak punya host: Patungan yang membeli langganannya ke provider.
        </p>
      ) : hostPayments.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          Belum ada penggantian untuk host. Host diganti setelah pembeliannya terverifikasi.
        </p>
      ) : (
        <ul className="mt-3 space-y-5">
          {hostPayments.map((payment) => (
            <HostPayment key={`${payment.dueAt}-${payment.hostName}`} payment={payment} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function HostPayment({ payment }: { payment: Payment }) {
  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span>
          {payment.isMine ? (
            <>
              <b>Kamu</b> (host)
            </>
          ) : (
            <>
              Host <b>{shortMask(payment.hostName)}</b>
            </>
          )}
        </span>
        {payment.paidAt ? (
          <Badge tone="good">Dibayar {formatDate(payment.paidAt)}</Badge>
        ) : (
          <Badge tone="info">Dijadwalkan {formatDate(payment.dueAt)}</Badge>
        )}
      </p>
      <GivenBackNote of={payment} />
      <ReimbursementLines
        of={payment}
        share={`${payment.isMine ? 'Bagianmu' : 'Bagian host'} sebagai anggota`}
        total={`${payment.isMine ? 'Kamu' : 'Host'} ${payment.paidAt ? 'menerima' : 'akan menerima'}`}
      />
      {whyUncertain(payment) && <p className="mt-2 text-sm text-muted">{whyUncertain(payment)}</p>}
    </li>
  );
}
