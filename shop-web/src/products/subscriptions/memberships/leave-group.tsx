import { useState } from 'react';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { Button } from '../../../platform/ui/button';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog';
import { Notice } from '../../../platform/ui/notice';
import { useLeaveGroup } from './memberships.queries';

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
    ['Kursimu', 'langsung dilepas, dan data login grup tidak bisa kamu buka lagi.'],
    ['Grupmu', 'tetap berjalan untuk anggota lain. Kata sandinya kami minta diganti.'],
  ],
} as const;

export function LeaveGroup({ accountUid, seat }: { accountUid: string; seat: MembershipDetail }) {
  const [asking, setAsking] = useState(false);
  const { leaving } = seat;
  if (!leaving.possible) return <Notice title="Mau keluar dari grup?">{leaving.why}</Notice>;
  return (
    <>
      <Button variant="quiet" className="!text-danger" onClick={() => setAsking(true)}>
        Keluar dari grup
      </Button>
      {asking && (
        <LeaveDialog
          accountUid={accountUid}
          // A host leaves only where no other member is left.
          as={leaving.as === 'leave' && seat.role === 'host' ? 'leave-alone' : leaving.as}
          money={leaving.money}
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
  name,
  onClose,
}: {
  accountUid: string;
  as: keyof typeof CONSEQUENCES;
  money: string;
  name: string;
  onClose: () => void;
}) {
  const leave = useLeaveGroup(accountUid);
  return (
    <ConfirmDialog
      title="Keluar dari grup?"
      yes="Ya, keluar"
      act={leave}
      done={as === 'leave' ? `Kamu sudah keluar dari grup. ${money}` : 'Kamu sudah keluar dari grup.'}
      onClose={onClose}
    >
      <p className="text-muted">Kalau kamu keluar dari {name}:</p>
      <dl className="mt-3 space-y-2">
        {CONSEQUENCES[as].map(([what, happens]) => (
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
