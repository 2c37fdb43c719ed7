import { useState } from 'react';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { treatmentsLeft } from '#domain/products/subscriptions/accounts/seat-voucher';
import { Button } from '../../../platform/ui/button';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog';
import { Notice } from '../../../platform/ui/notice';
import { CANCEL_WORDS } from '../../../sales/orders/cancel-words';
import { useLeaveGroup } from './memberships.queries';

/** Before anything was paid leaving is what the page of the order calls it: cancelling the order. */
const LEAVE_WORDS = {
  button: 'Keluar dari grup',
  title: 'Keluar dari grup?',
  yes: 'Ya, keluar',
  done: 'Kamu sudah keluar dari grup.',
};
const wordsOf = (as: 'cancel' | 'leave') => (as === 'cancel' ? CANCEL_WORDS : LEAVE_WORDS);

/** The consequences for seat and group; those for the money come with the seat. */
const CONSEQUENCES = {
  cancel: [
    ['Kursimu', 'langsung dilepas dan ditawarkan ke orang lain.'],
    ['Grupmu', 'menunggu anggota baru.'],
  ],
  'leave-alone': [
    ['Kursimu', 'langsung dilepas, dan tugasmu sebagai host selesai.'],
    ['Grupmu', 'menunggu host baru.'],
  ],
  leave: [
    ['Kursimu', 'langsung dilepas, dan aksesmu di grup ini kami tutup.'],
    ['Grupmu', 'tetap berjalan untuk anggota lain.'],
  ],
} as const;

/** Of a seat whose series is bought. docs/rules/vouchers.md#seats */
const ofSeries = (voucher: NonNullable<MembershipDetail['voucher']>) =>
  [
    ['Kursimu', 'langsung selesai, dan tidak ditawarkan lagi.'],
    [
      'Vouchermu',
      treatmentsLeft(voucher) > 0
        ? `langsung batal: ${treatmentsLeft(voucher)} perawatan yang belum dipakai tidak bisa dipakai lagi.`
        : 'sudah habis dipakai.',
    ],
    ['Grupmu', 'tetap berjalan, dan perawatan anggota lain tidak berubah.'],
  ] as const;

export function LeaveGroup({ accountUid, seat }: { accountUid: string; seat: MembershipDetail }) {
  const [asking, setAsking] = useState(false);
  const { leaving } = seat;
  if (!leaving.possible) return <Notice title="Mau keluar dari grup?">{leaving.why}</Notice>;
  return (
    <>
      <Button variant="quiet" className="!text-danger" onClick={() => setAsking(true)}>
        {wordsOf(leaving.as).button}
      </Button>
      {asking && (
        <LeaveDialog
          accountUid={accountUid}
          // A host leaves only where no other member is left.
          as={leaving.as === 'leave' && seat.role === 'host' ? 'leave-alone' : leaving.as}
          money={leaving.money}
          voucher={seat.voucher}
          name={seat.groupName}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function LeaveDialog({
  accountUid,
  as,
  money,
  voucher,
  name,
  onClose,
}: {
  accountUid: string;
  as: keyof typeof CONSEQUENCES;
  money: string;
  voucher: MembershipDetail['voucher'];
  name: string;
  onClose: () => void;
}) {
  const leave = useLeaveGroup(accountUid);
  const { title, yes, done } = wordsOf(as === 'cancel' ? 'cancel' : 'leave');
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      act={leave}
      done={as === 'leave' ? `${done} ${money}` : done}
      onClose={onClose}
    >
      <p className="text-muted">
        {as === 'cancel' ? `Kalau pesanan kursimu di ${name} dibatalkan:` : `Kalau kamu keluar dari ${name}:`}
      </p>
      <dl className="mt-3 space-y-2">
        {(as === 'leave' && voucher ? ofSeries(voucher) : CONSEQUENCES[as]).map(([what, happens]) => (
          <div key={what}>
            <dt className="inline font-semibold">{what}</dt> <dd className="inline text-muted">{happens}</dd>
          </div>
        ))}
        <div>
          <dt className="font-semibold">Uangmu</dt> <dd className="text-muted">{money}</dd>
        </div>
      </dl>
      <p className="mt-3 font-semibold">Ini tidak bisa diurungkan.</p>
    </ConfirmDialog>
  );
}
