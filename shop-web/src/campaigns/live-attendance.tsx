import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { attended } from '#contracts/campaigns/missions.http';
import { api } from '../platform/api/api';
import { useSession } from '../platform/session/session';
import { Badge } from '../platform/ui/badge';
import { Button } from '../platform/ui/button';
import { toast } from '../platform/ui/toast';
import { formatDateTime } from '../platform/wib';
import { ATTENDANCE_SAYS, showRefusal } from './campaign-toasts';
import { campaignQuery, eventPath } from './campaigns.queries';
import { SignInFirst } from './sign-in-first';

/** When the lives are, and the button that attends the one that is on. The server knows the hours. */
export function LiveAttendance({ campaign: { slug, lives } }: { campaign: CampaignDetail }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const attend = useMutation({
    mutationFn: () => api.post(eventPath(slug, '/live-attendance'), {}, attended),
    onSuccess: () => toast('success', 'Absensi undian live berhasil disubmit.'),
    onError: (error) => {
      showRefusal(error, ATTENDANCE_SAYS);
      void queryClient.invalidateQueries({ queryKey: campaignQuery(slug).queryKey });
    },
  });
  return (
    <>
      <ul className="card divide-y divide-line px-5">
        {lives.map(({ uid, title, startsAt, endsAt, isOpen }) => (
          <li key={uid} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-4">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">
                {formatDateTime(startsAt)} sampai {formatDateTime(endsAt)}
              </p>
            </div>
            {isOpen && (
              <Badge tone="good">
                <Radio aria-hidden="true" className="size-3.5" /> Sedang live
              </Badge>
            )}
          </li>
        ))}
        {lives.length === 0 && <li className="py-4 text-muted">Jadwal live segera diumumkan.</li>}
      </ul>
      {session ? (
        <>
          <Button className="mt-4" busy={attend.isPending} onClick={() => attend.mutate()}>
            Absen live
          </Button>
          <p className="mt-2 text-sm text-muted">Verifikasi emailmu supaya ikut diundi.</p>
        </>
      ) : (
        <SignInFirst ask="Masuk untuk absen live dan ikut undian." />
      )}
    </>
  );
}
